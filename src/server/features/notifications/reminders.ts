/** Removes reminders once there is nothing left to be reminded of. */
import type { WorkNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { removeUnread, removeUnreadOfInvite } from './reminder-queries.ts'

/** Removes unread reminders about an application, also from the digests that are not sent yet. */
export async function removeReminders(
  db: Db,
  reminder: { kind: WorkNotificationKind; applicationId: string },
): Promise<void> {
  const readers = await removeUnread(db, reminder)
  if (readers.length > 0) await sendLiveEvent(db, readers, { kind: 'notifications', data: {} })
}

/** The same for the reminder of an invite. */
export async function removeInviteReminders(
  db: Db,
  reminder: { inviteId: string; userId: string },
): Promise<void> {
  const readers = await removeUnreadOfInvite(db, reminder)
  if (readers.length > 0) await sendLiveEvent(db, readers, { kind: 'notifications', data: {} })
}
