/** What people are told of in the product, and what each kind of it means (decision B1). */
import type { ApplicationSide } from './applications.ts'

/** One kind is one sentence in each language and one place where it leads. */
export const notificationKinds = [
  'application.received',
  'application.accepted',
  'application.declined',
  /** A volunteer took back what was not decided yet. */
  'application.withdrawn',
  /** A volunteer ended accepted work. */
  'application.ended',
  /** The organization ended accepted work. */
  'application.released',
  'application.completed',
  'review.by_volunteer',
  'review.by_organization',
  /** It was pending when its project was completed. */
  'application.closed',
  /** It was accepted, and not signed off when its project was completed. */
  'application.left_out',
  'hours.logged',
  'hours.confirmed',
  'hours.rejected',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Whether a word is one of the kinds; rows may hold those of another release, and facts of which nobody is told. */
export function isNotificationKind(word: string): word is NotificationKind {
  return notificationKinds.some((kind) => kind === word)
}

/** The kind as it is told: what ended is stored in one word, whoever ended it, by itself or with its whole project. */
export function tellEnd(
  kind: NotificationKind,
  application: { endedBy: ApplicationSide | null; wasAccepted: boolean; isByCompletion: boolean },
): NotificationKind {
  if (kind === 'application.declined' && application.isByCompletion) return 'application.closed'
  if (kind !== 'application.withdrawn') return kind
  if (application.isByCompletion) return 'application.left_out'
  if (application.endedBy === 'organization') return 'application.released'
  return application.wasAccepted ? 'application.ended' : kind
}
