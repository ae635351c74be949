/** Who reads which conversation, by the notification that an email about a message is about. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { notifications } from '#server/db/tables/notifications.ts'

/** The reader of a notification about messages, with the conversation; null if there is none or the account is disabled. */
export async function findReplyReader(
  db: Db,
  notificationId: string,
): Promise<{ userId: string; email: string; conversationId: string } | null> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      conversationId: sql<string>`${notifications.data} ->> 'conversationId'`,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(notifications.kind, 'message.received'),
        isNull(users.disabledAt),
      ),
    )
  return row ?? null
}
