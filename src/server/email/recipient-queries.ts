/** Who gets an email. */
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { canSignIn } from '#server/queries/accounts/leaving.ts'

/** The columns of a recipient. */
export const recipientColumns = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  isDemo: users.isDemo,
  language: users.language,
}

type Which = { userId: string } | { email: string }

/** The account with this id or email address; null if there is none or it is disabled. */
export const findRecipient = (db: Db, by: Which) => findReached(db, by, isNull(users.disabledAt))

/** The same, also of someone who is leaving: the email leads to what they may do until they are gone. */
export const findRecipientWhoCanSignIn = (db: Db, by: Which) => findReached(db, by, canSignIn)

async function findReached(db: Db, by: Which, isReached: SQL) {
  const isPerson = 'userId' in by ? eq(users.id, by.userId) : sql`lower(${users.email}) = lower(${by.email})`
  const [row] = await db
    .select({ ...recipientColumns, isVerified: sql<boolean>`${users.emailVerifiedAt} is not null` })
    .from(users)
    .where(and(isPerson, isReached))
  return row ?? null
}
