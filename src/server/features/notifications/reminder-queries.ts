import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { WorkNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { notifications } from '#server/db/schema.ts'

/** Removes unread notifications of a kind about an application. Returns whose they were. */
export async function removeUnread(
  db: Db,
  { kind, applicationId }: { kind: WorkNotificationKind; applicationId: string },
): Promise<string[]> {
  const removed = await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
        sql`${notifications.data} ->> 'applicationId' = ${applicationId}`,
      ),
    )
    .returning({ userId: notifications.userId })
  return removed.map(({ userId }) => userId)
}

/** Removes someone's unread notifications that an invite waits for them. Returns whose they were. */
export async function removeUnreadOfInvite(
  db: Db,
  { inviteId, userId }: { inviteId: string; userId: string },
): Promise<string[]> {
  const removed = await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.kind, ['invite.received', 'invite.waiting']),
        isNull(notifications.readAt),
        sql`${notifications.data} ->> 'inviteId' = ${inviteId}`,
      ),
    )
    .returning({ userId: notifications.userId })
  return removed.map((row) => row.userId)
}
