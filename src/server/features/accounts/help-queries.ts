/** The account of a person whom an administrator helps. */
import { eq, sql } from 'drizzle-orm'
import { hasDeletion, isPersonSuspended } from '#server/queries/leaving.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/schema.ts'

/** What decides whether and how a person can be helped; null if there is none. Optionally locked for a change. */
export async function findHelped(db: Db, id: string, { isLocked = false } = {}) {
  const found = db
    .select({
      id: users.id,
      email: users.email,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isAdmin: users.isAdmin,
      isSuspended: isPersonSuspended,
      isLeaving: hasDeletion,
    })
    .from(users)
    .where(eq(users.id, id))
  const [row] = await (isLocked ? found.for('update') : found)
  return row ?? null
}
