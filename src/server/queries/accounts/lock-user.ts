import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'

/**
 * Locks a person's row until the transaction ends: what is read about them in later statements stays as it is. Domain
 * events can still refer to them.
 */
export async function lockUser(db: Db, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/**
 * Shares the lock of a person who acts, so that their account is not deleted or suspended meanwhile; false if it was
 * since their request began.
 */
export async function lockActive(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
    .for('share')
  return rows.length === 1
}
