/** What a person was notified of and chose, once they delete their account. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  digestEntries,
  digests,
  emailTimes,
  messageNotifications,
  notificationPreferences,
  notifications,
  weeklySummaries,
} from '#server/db/tables/notifications.ts'

/** Removes a person's notifications, digests and choices. */
export async function removeNotifications(db: Db, userId: string): Promise<void> {
  // Digests and message notifications refer to notifications, so they come first.
  const tables = [
    digestEntries,
    digests,
    messageNotifications,
    notifications,
    notificationPreferences,
    emailTimes,
    weeklySummaries,
  ] as const
  for (const table of tables) await db.delete(table).where(eq(table.userId, userId))
}
