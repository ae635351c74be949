import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { sessions } from '#server/db/tables/accounts.ts'

const day = 86_400_000

/** Signs a person in without a password, until the given time; returns the cookie. */
export async function insertSession(
  db: Db,
  userId: string,
  until: Date = new Date(Date.now() + day),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    tokenHash: createHash('sha256').update(token).digest(),
    userId,
    idleExpiresAt: until,
    absoluteExpiresAt: until,
  })
  return `sid=${token}`
}
