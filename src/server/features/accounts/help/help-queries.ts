/** The account of a person whom an administrator helps. */
import { eq, sql } from 'drizzle-orm'
import { hasDeletion, isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import { isStaffMember } from '#server/queries/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'

/** What decides whether and how a person can be helped; null if there is none. Optionally locked for a change. */
export async function findHelped(db: Db, id: string, { isLocked = false } = {}) {
  // In a statement of its own: the other reads what is stored once the lock is held.
  if (isLocked) await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isStaff: isStaffMember,
      isSuspended: isPersonSuspended,
      isLeaving: hasDeletion,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}
