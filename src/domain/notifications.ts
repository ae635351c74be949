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
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Whether a word is one of the kinds; rows may hold those of another release, and facts of which nobody is told. */
export function isNotificationKind(word: string): word is NotificationKind {
  return notificationKinds.some((kind) => kind === word)
}

/** The kind as it is told: a withdrawal is stored in one word, whoever ended what. */
export function tellEnd(
  kind: NotificationKind,
  application: { endedBy: ApplicationSide | null; wasAccepted: boolean },
): NotificationKind {
  if (kind !== 'application.withdrawn') return kind
  if (application.endedBy === 'organization') return 'application.released'
  return application.wasAccepted ? 'application.ended' : kind
}
