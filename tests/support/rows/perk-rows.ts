/** The access table's rows about the perks store and its catalog, and the perks they use. */
import { perkCodes, perks } from '#server/db/tables/rewards.ts'
import type { Db } from '#server/db/db.ts'
import { adminOnly, all, noAccount, type Row, type World } from './access-rows.ts'
import { nextNumber } from '#tests/support/scenarios/scenario.ts'

/** A perk that both the form and the table accept. */
export const perkForm = () => ({
  title: `Perk ${nextNumber()}`,
  description: 'A day at the workshop, with tools and coffee.',
  provider: 'Juniper Workshop',
  category: 'learning' as const,
  pointsCost: 100,
  codeSource: 'made' as const,
})

/** Inserts a perk, offered by default, with its codes; returns its id. */
export async function insertPerk(
  db: Db,
  { codes = [], ...row }: Partial<typeof perks.$inferInsert> & { codes?: readonly string[] } = {},
): Promise<string> {
  const isDraft = row.state === 'draft'
  const [perk] = await db
    .insert(perks)
    .values({ ...perkForm(), state: 'offered', ...(!isDraft && { offeredAt: new Date() }), ...row })
    .returning({ id: perks.id })
  const perkId = perk?.id ?? ''
  if (codes.length > 0) await db.insert(perkCodes).values(codes.map((code) => ({ perkId, code })))
  return perkId
}

export async function insertStore(db: Db): Promise<World['store']> {
  return {
    offered: await insertPerk(db),
    draft: await insertPerk(db, {
      state: 'draft',
      codeSource: 'list',
      codes: [`LIST-${nextNumber()}`],
    }),
  }
}

type Of = keyof World['store']
const row = (route: string, of: Of, given: { body?: object; answers?: Row['answers'] } = {}): Row => ({
  route,
  ask: ({ store }) => ({
    path: (route.split(' ')[1] ?? '').replace(':id', store[of]),
    ...(!route.startsWith('GET ') && { body: given.body ?? {} }),
  }),
  answers: given.answers ?? adminOnly(200),
})

export const perkRows: readonly Row[] = [
  // None of the volunteers has points.
  row('POST /api/perks/:id/redeem', 'offered', {
    body: { pointsCost: 100 },
    answers: { ...all(403), ...noAccount, volunteer: 409, 'other volunteer': 409, dual: 409, admin: 409 },
  }),
  { route: 'GET /api/admin/perks', answers: adminOnly(200) },
  { route: 'POST /api/admin/perks/export', ask: () => ({ body: {} }), answers: adminOnly(200) },
  row('GET /api/admin/perks/:id', 'draft'),
  {
    route: 'POST /api/admin/perks',
    ask: () => ({ body: perkForm() }),
    answers: adminOnly(201),
  },
  row('PATCH /api/admin/perks/:id', 'offered', { body: { ...perkForm(), version: 1 } }),
  row('DELETE /api/admin/perks/:id', 'draft'),
  row('POST /api/admin/perks/:id/codes', 'draft', { body: { csv: 'code\nFIRST-1\nSECOND-2' } }),
  row('POST /api/admin/perks/:id/offer', 'draft'),
  row('POST /api/admin/perks/:id/withdraw', 'offered'),
  row('GET /api/admin/perks/:id/redemptions', 'offered'),
  row('POST /api/admin/perks/:id/redemptions/export', 'offered'),
]
