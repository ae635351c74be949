import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'

/** True if an invented account with the published password exists. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  return row !== undefined
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).limit(1)
  return row !== undefined
}
