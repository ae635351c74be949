/** What we notify people about in the product, and what each kind means (decision B1). */
import { inviteNotificationKinds } from './invite-kinds.ts'

/** About the work on an application. Each kind has one sentence per language and one link. */
export const workNotificationKinds = [
  'application.received',
  /** It has waited for days. */
  'application.waiting',
  'application.accepted',
  'application.declined',
  /** A volunteer withdrew a pending application. */
  'application.withdrawn',
  /** A volunteer ended accepted work. */
  'application.ended',
  /** The organization ended accepted work. */
  'application.released',
  'application.completed',
  /** The organization asks an accepted volunteer to change what they agreed to. */
  'application.scope_changed',
  /** The volunteer answered that; to the organization. */
  'application.scope_accepted',
  'application.scope_declined',
  /** The work is done, and the reader's side has not reviewed it. */
  'review.asked_of_volunteer',
  'review.asked_of_organization',
  'review.by_volunteer',
  'review.by_organization',
  'review.replied_by_volunteer',
  'review.replied_by_organization',
  /** An administrator hid what the reader's side wrote, or restored it. */
  'review.hidden',
  'review.restored',
  /** It was pending when its project was completed. */
  'application.closed',
  /** It was accepted, but not signed off when its project was completed. */
  'application.left_out',
  /** It was closed because the organization left it without an answer. */
  'application.unanswered',
  /** It was pending, or the volunteer at work, when the organization canceled its project. */
  'application.project_canceled',
  'application.work_canceled',
  /** It was pending, or the volunteer at work, when an administrator removed its project. */
  'application.project_removed',
  'application.work_removed',
  'hours.logged',
  'hours.confirmed',
  'hours.rejected',
  /** They have waited for days. */
  'hours.waiting',
  /** No one answered, so they count: to the volunteer, and to the organization. */
  'hours.confirmed_automatically',
  'hours.unanswered',
  /** To a volunteer at work who did not respond for days; then to the organization. */
  'work.asked',
  'work.silent',
  /** To both sides of ongoing work; then that it was not renewed in time. */
  'work.renewal_asked',
  'work.overdue',
  /** The organization freed the spot after that. */
  'application.freed',
  /** To the organization: the account of an applicant is no longer available. */
  'application.unavailable',
  /** The same for work that was accepted: its spot is open again. */
  'application.work_unavailable',
  /** To the volunteer: the organization has not answered yet. */
  'application.still_waiting',
  /** To applicants and volunteers at work: an administrator suspended the organization, or someone can act for it again. */
  'application.organization_suspended',
  'application.organization_reinstated',
  /** To the same people: the only person who acts for the organization is about to delete their account. */
  'application.organization_unattended',
] as const
export type WorkNotificationKind = (typeof workNotificationKinds)[number]

/** About a project: their title and link are its own, or those of the invite. */
export const projectNotificationKinds = [
  ...inviteNotificationKinds,
  /** Projects that were waiting for the organization's verification. */
  'organization.projects_published',
  /** To people who reported a project. */
  'project.report_dismissed',
  'project.report_removed',
  'project.report_restored',
  /** To its organization: an administrator removed a project, or restored it. */
  'project.removed',
  /** To the same: an administrator hides it until a decision. */
  'project.held',
  'project.restored',
  /** To the same: it was hidden until an administrator dismissed its case. */
  'project.shown',
  /** To people who asked for it: a project takes applications again. */
  'project.reopened',
  /** To people whose saved searches find a project. */
  'project.found',
  /** To volunteers whom a project that opened lately fits. */
  'project.matched',
  /** To people who saved a project: its deadline is near. To both sides: its start or end is, or its end has passed. */
  'project.deadline_near',
  'project.starting',
  'project.ending',
  'project.end_passed',
] as const

/** Notifications that offer a project. They are not emailed once their reader can no longer apply to it. */
export const offerKinds = ['project.reopened', 'project.matched'] as const

/** To people who reported a review by or about an organization. */
export const reviewReportNotificationKinds = [
  'review.report_kept',
  'review.report_hidden',
  'review.report_restored',
] as const

/** About an organization: its members, its verified mark, and what is named above. */
export const memberNotificationKinds = [
  ...projectNotificationKinds,
  ...reviewReportNotificationKinds,
  'member.joined',
  /** To all members: a coordinator of the site helps them now. */
  'member.coordinator_joined',
  'member.invitation_declined',
  'member.left',
  /** To the owners; the person concerned gets the next kind. */
  'member.removed',
  'member.excluded',
  /** To the owners; the person concerned gets one of the next two kinds. */
  'member.role_changed',
  'member.made_owner',
  'member.made_manager',
  /** To the people whom an import had named. */
  'organization.claimed',
  'verification.confirmed',
  /** By a newly loaded register. */
  'verification.suspended',
  /** The same, to administrators. */
  'verification.mark_lost',
  /** These two are by an administrator. */
  'verification.declined',
  'verification.withdrawn',
  /** To the person who asked an administrator for an imported organization. */
  'claim.approved',
  'claim.declined',
  /** Someone else became its owner meanwhile. */
  'claim.overtaken',
  'authority.proved',
  'authority.dropped',
] as const
export type MemberNotificationKind = (typeof memberNotificationKinds)[number]

/** About what a volunteer earned and redeemed. */
export const rewardNotificationKinds = [
  'badge.earned',
  'perk.redeemed',
  /** By an administrator; the credential's page shows the reason. */
  'credential.revoked',
] as const
export type RewardNotificationKind = (typeof rewardNotificationKinds)[number]

/** About messages. */
export const messageNotificationKinds = [
  /** One per conversation, updated with each message until it is read. */
  'message.received',
  /** To people who reported a message. */
  'message.report_kept',
  'message.report_removed',
  'message.report_restored',
  /** To the sender: an administrator removed the message; or one that they had deleted, so it can’t come back. */
  'message.removed',
  'message.deleted_removed',
  /** To the same: it can be read again. */
  'message.restored',
] as const
export type MessageNotificationKind = (typeof messageNotificationKinds)[number]

/** Kinds that gather: many of one kind about one project show as one entry. */
export const gatheredKinds = [
  'application.received',
  'application.waiting',
  'hours.logged',
  'hours.waiting',
] as const satisfies readonly WorkNotificationKind[]
export type GatheredKind = (typeof gatheredKinds)[number]
/** About reports of people and organizations. */
export const accountNotificationKinds = [
  /** To the person: an administrator warned them. */
  'account.warned',
  /** To people who reported a person; `upheld`: they were warned or suspended. */
  'account.report_dismissed',
  'account.report_upheld',
  /** To the members of the organization. */
  'organization.warned',
  /** To people who reported an organization. */
  'organization.report_dismissed',
  'organization.report_upheld',
  /** To the person who appealed a decision. */
  'appeal.granted',
  'appeal.denied',
  /** To the administrator whose decision was appealed. */
  'appeal.answered',
] as const
export type AccountNotificationKind = (typeof accountNotificationKinds)[number]

export const notificationKinds = [
  ...workNotificationKinds,
  ...memberNotificationKinds,
  ...rewardNotificationKinds,
  ...messageNotificationKinds,
  ...accountNotificationKinds,
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/**
 * Whether a text is one of the kinds about work. Rows may contain kinds of another release, and domain events without
 * notifications.
 */
export function isWorkNotificationKind(word: string): word is WorkNotificationKind {
  return workNotificationKinds.some((kind) => kind === word)
}

/** Whether notifications of a kind gather. */
export function isGatheredKind(kind: NotificationKind): kind is GatheredKind {
  return gatheredKinds.some((each) => each === kind)
}

/** Whether a text is one of the kinds about members. */
export function isMemberNotificationKind(word: string): word is MemberNotificationKind {
  return memberNotificationKinds.some((kind) => kind === word)
}

/** Whether a text is one of the kinds about rewards. */
export function isRewardNotificationKind(word: string): word is RewardNotificationKind {
  return rewardNotificationKinds.some((kind) => kind === word)
}

/** Whether a text is one of the kinds about messages. */
export function isMessageNotificationKind(word: string): word is MessageNotificationKind {
  return messageNotificationKinds.some((kind) => kind === word)
}

/** Whether a text is one of the kinds about reported accounts. */
export function isAccountNotificationKind(word: string): word is AccountNotificationKind {
  return accountNotificationKinds.some((kind) => kind === word)
}
