/** Kinds that only remind their readers of something that waits: once it no longer does, they are of no use. */
import type { NotificationKind } from './notifications.ts'

const reminderKinds: readonly NotificationKind[] = [
  'application.waiting',
  'application.still_waiting',
  'hours.waiting',
  'work.asked',
  'work.silent',
  'work.renewal_asked',
  'work.overdue',
  'review.asked_of_volunteer',
  'review.asked_of_organization',
  // An invite that ended is among the reader's invites.
  'invite.received',
  'invite.waiting',
]

/** Whether a kind only reminds. Others are news, which stay in the list after what they announced was decided. */
export function isReminderKind(kind: NotificationKind): boolean {
  return reminderKinds.includes(kind)
}
