/** Ends the reminders of applications that wait for an answer (safeguard S14). */
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { cancelActions } from '#server/schedule/action-queries.ts'
import { removeReminders } from './reminder-queries.ts'

/** What is about an undecided application. */
const pendingRules: readonly ScheduledRule[] = ['application.reminder', 'application.release']

/** Ends what was planned for an application that is no longer pending. */
export async function cancelReminders(db: Db, applicationId: string): Promise<void> {
  await cancelActions(db, { subjectIds: [applicationId], rules: pendingRules })
  const readers = await removeReminders(db, applicationId)
  if (readers.length > 0) await sendLiveEvent(db, readers, { kind: 'notifications', data: {} })
}
