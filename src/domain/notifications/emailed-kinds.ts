/** Which notifications are emailed as they are. The others have an email of their own, or none. */
import type { NotificationKind } from './notifications.ts'

/** Always emailed. */
export const emailedKinds = [
  'application.waiting',
  'hours.waiting',
  'hours.confirmed_automatically',
  'hours.unanswered',
  'work.asked',
  'work.silent',
  'work.renewal_asked',
  'work.overdue',
  'application.still_waiting',
  'application.organization_suspended',
  'application.organization_reinstated',
  'review.asked_of_volunteer',
  'review.asked_of_organization',
  'invite.received',
  'invite.waiting',
  'invite.ended',
  'invite.accepted',
  'invite.declined',
  'invite.expired',
  'project.deadline_near',
  'project.starting',
  'project.ending',
  'project.end_passed',
  'member.joined',
  'member.coordinator_joined',
  'member.invitation_declined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'organization.projects_published',
  'project.reopened',
  'verification.mark_lost',
  'authority.proved',
  'authority.dropped',
  'badge.earned',
  'perk.redeemed',
  'credential.revoked',
  'message.report_kept',
  'message.report_removed',
  'message.report_restored',
  'message.removed',
  'message.deleted_removed',
  'message.restored',
  'account.warned',
  'account.report_dismissed',
  'account.report_upheld',
  'organization.warned',
  'organization.report_dismissed',
  'organization.report_upheld',
  'appeal.granted',
  'appeal.denied',
  'appeal.answered',
] as const satisfies readonly NotificationKind[]

/** Emailed only if the event handler asks for it: messages after a delay, confirmations when no administrator decided. */
export const sometimesEmailedKinds = [
  'message.received',
  'verification.confirmed',
] as const satisfies readonly NotificationKind[]

/** A kind whose email needs a subject and a button. */
export type EmailedKind = (typeof emailedKinds)[number] | (typeof sometimesEmailedKinds)[number]
