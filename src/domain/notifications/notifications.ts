/** What people are told of in the product, and what each kind of it means (decision B1). */
import type { ApplicationSide } from '#domain/applications/applications.ts'

/** About the work on an application. One kind is one sentence in each language and one place where it leads. */
export const workNotificationKinds = [
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
  /** The organization changed what an accepted volunteer had agreed to. */
  'application.scope_changed',
  'review.by_volunteer',
  'review.by_organization',
  'review.replied_by_volunteer',
  'review.replied_by_organization',
  /** An administrator hid what the reader's side wrote, or shows it again. */
  'review.hidden',
  'review.restored',
  /** It was pending when its project was completed. */
  'application.closed',
  /** It was accepted, and not signed off when its project was completed. */
  'application.left_out',
  'hours.logged',
  'hours.confirmed',
  'hours.rejected',
] as const
export type WorkNotificationKind = (typeof workNotificationKinds)[number]

/** About an organization: who belongs to it, and its verified mark. */
export const memberNotificationKinds = [
  'member.joined',
  'member.invitation_declined',
  'member.left',
  /** To the owners; the one it is about is told by the next kind. */
  'member.removed',
  'member.excluded',
  /** To the owners; the one it is about is told by the next two kinds. */
  'member.role_changed',
  'member.made_owner',
  'member.made_manager',
  /** To whom an import had named. */
  'organization.claimed',
  'verification.confirmed',
  /** What waited for the verification. */
  'organization.projects_published',
  /** By a newly loaded register. */
  'verification.suspended',
  /** The same, to administrators. */
  'verification.mark_lost',
  /** These two by an administrator. */
  'verification.declined',
  'verification.withdrawn',
  /** To who asked an administrator for an imported organization. */
  'claim.approved',
  'claim.declined',
  /** Somebody else became its owner meanwhile. */
  'claim.overtaken',
  /** To who reported a review of or about an organization. */
  'review.report_kept',
  'review.report_hidden',
  'authority.proved',
  'authority.dropped',
] as const
export type MemberNotificationKind = (typeof memberNotificationKinds)[number]

/** About what a volunteer earned, and spent it on. */
export const rewardNotificationKinds = [
  'badge.earned',
  'perk.redeemed',
  /** By an administrator; its page says why. */
  'credential.revoked',
] as const
export type RewardNotificationKind = (typeof rewardNotificationKinds)[number]

/** About messages. */
export const messageNotificationKinds = [
  /** One a conversation, renewed by each message until it is read. */
  'message.received',
  /** To who reported a message. */
  'message.report_kept',
  'message.report_removed',
  /** To who wrote it: an administrator removed it. */
  'message.removed',
] as const
export type MessageNotificationKind = (typeof messageNotificationKinds)[number]

export const notificationKinds = [
  ...workNotificationKinds,
  ...memberNotificationKinds,
  ...rewardNotificationKinds,
  ...messageNotificationKinds,
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Whether a word is one of the kinds about work; rows may hold those of another release, and facts of which nobody is told. */
export function isWorkNotificationKind(word: string): word is WorkNotificationKind {
  return workNotificationKinds.some((kind) => kind === word)
}

/** Whether a word is one of the kinds about members, as with those about work. */
export function isMemberNotificationKind(word: string): word is MemberNotificationKind {
  return memberNotificationKinds.some((kind) => kind === word)
}

/** Whether a word is one of the kinds about rewards, as with those about work. */
export function isRewardNotificationKind(word: string): word is RewardNotificationKind {
  return rewardNotificationKinds.some((kind) => kind === word)
}

/** Whether a word is one of the kinds about messages, as with those about work. */
export function isMessageNotificationKind(word: string): word is MessageNotificationKind {
  return messageNotificationKinds.some((kind) => kind === word)
}

/** The kind as it is told: what ended is stored in one word, whoever ended it, by itself or with its whole project. */
export function resolveEndedKind(
  kind: WorkNotificationKind,
  application: { endedBy: ApplicationSide | null; wasAccepted: boolean; isByCompletion: boolean },
): WorkNotificationKind {
  if (kind === 'application.declined' && application.isByCompletion) return 'application.closed'
  if (kind !== 'application.withdrawn') return kind
  if (application.isByCompletion) return 'application.left_out'
  if (application.endedBy === 'organization') return 'application.released'
  return application.wasAccepted ? 'application.ended' : kind
}
