/** Who gets an email. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/schema.ts'

/** The columns of a recipient. */
export const recipientColumns = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  isDemo: users.isDemo,
  language: users.language,
}

/** The account with this id or email address; null if there is none or it is disabled. */
export async function findRecipient(db: Db, by: { userId: string } | { email: string }) {
  const isPerson = 'userId' in by ? eq(users.id, by.userId) : sql`lower(${users.email}) = lower(${by.email})`
  const [row] = await db
    .select({ ...recipientColumns, isVerified: sql<boolean>`${users.emailVerifiedAt} is not null` })
    .from(users)
    .where(and(isPerson, isNull(users.disabledAt)))
  return row ?? null
}
