import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { accountDeletions, users } from '#server/db/schema.ts'
import { recipientColumns } from '#server/email/recipient-queries.ts'

/** The request as the email about it says it, with its recipient; null once the account is kept or deleted. */
export async function findDeletionEmail(db: Db, userId: string) {
  const [row] = await db
    .select({
      recipient: recipientColumns,
      timeZone: users.timeZone,
      dueAt: accountDeletions.dueAt,
      reason: accountDeletions.reason,
    })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.completedAt)))
  return row ?? null
}
