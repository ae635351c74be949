/** The access table's rows about credentials, and the credential they use. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { badgeAwards } from '#server/db/tables/rewards.ts'
import { adminOnly, all, signedIn, type Row, type World } from './access-rows.ts'
import { runJob, type Issuing } from '#tests/support/scenarios/credentials.ts'

/** Someone's badge and its credential; the same one each time. */
export async function insertCredential(server: Issuing, userId: string): Promise<string> {
  const { db } = server.database
  const found = await findId(db, userId)
  if (found !== null) return found
  const awardId = randomUUID()
  await db
    .insert(badgeAwards)
    .values({ id: awardId, userId, badgeId: 'first-contribution', earnedAt: new Date() })
  await runJob(server, 'credentials.badge', { payload: { awardId } })
  return (await findId(db, userId)) ?? ''
}

async function findId(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  return row?.id ?? null
}

const file = (path: string, of: (world: World) => string): Row => ({
  route: `GET ${path}`,
  ask: (world) => ({ path: of(world) }),
  answers: all(200),
})

export const credentialRows: readonly Row[] = [
  file('/api/credentials/:id', ({ credential }) => `/api/credentials/${credential}`),
  { route: 'GET /api/credentials', answers: signedIn },
  {
    route: 'POST /api/admin/credentials/:id/revoke',
    ask: ({ credential }) => ({
      path: `/api/admin/credentials/${credential}/revoke`,
      body: { reason: 'It was given by mistake' },
    }),
    answers: adminOnly(200),
  },
  file('/credentials/:id(^[0-9a-f-]{36}).json', ({ credential }) => `/credentials/${credential}.json`),
  file('/credentials/:id(^[0-9a-f-]{36}).svg', ({ credential }) => `/credentials/${credential}.svg`),
  file('/status/:number(^[1-9]\\d{0,5}).json', () => '/status/1.json'),
]
