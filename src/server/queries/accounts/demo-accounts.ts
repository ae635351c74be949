import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'

/** Why production does not start on a database with demo accounts. */
export const demoAccountsRefusal =
  'The database has demo accounts with a published password. In production, start with an empty database (another DATA_DIR or DATABASE_URL).'

/** True if an invented account with the published password exists. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  return row !== undefined
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).limit(1)
  return row !== undefined
}
