/** Of each kind of notification: its topic, and how it is emailed (decision B1). */
import type { NotificationTopic } from './notification-topics.ts'
import type { NotificationKind } from './notifications.ts'

/**
 * `topic`: null means it can't be turned off: an administrator's decision about the reader's content or role, and the loss
 * of a membership. Security emails are not notifications at all.
 *
 * `email`: as it is (`shared`), as it is if the event handler asks for it (messages after a delay, confirmations when no
 * administrator decided), or by an email of its own that the handler enqueues. `with_reason`: the email always has a reason
 * that staff wrote.
 */
const rules = {
  'application.received': { topic: 'applications', email: 'own' },
  'application.waiting': { topic: 'reminders', email: 'shared' },
  'application.accepted': { topic: 'decisions', email: 'own' },
  'application.declined': { topic: 'decisions', email: 'own' },
  'application.closed': { topic: 'decisions', email: 'own' },
  'application.unanswered': { topic: 'decisions', email: 'own' },
  'application.scope_changed': { topic: 'agreements', email: 'own' },
  'application.scope_accepted': { topic: 'agreements', email: 'own' },
  'application.scope_declined': { topic: 'agreements', email: 'own' },
  'application.withdrawn': { topic: 'progress', email: 'own' },
  'application.ended': { topic: 'progress', email: 'own' },
  'application.released': { topic: 'progress', email: 'own' },
  'application.completed': { topic: 'progress', email: 'own' },
  'application.left_out': { topic: 'progress', email: 'own' },
  'application.project_canceled': { topic: 'progress', email: 'own' },
  'application.work_canceled': { topic: 'progress', email: 'own' },
  'application.project_removed': { topic: 'progress', email: 'own_with_reason' },
  'application.work_removed': { topic: 'progress', email: 'own_with_reason' },
  'hours.logged': { topic: 'hours', email: 'own' },
  'hours.confirmed': { topic: 'hours', email: 'own' },
  'hours.rejected': { topic: 'hours', email: 'own' },
  'hours.waiting': { topic: 'reminders', email: 'shared' },
  'hours.confirmed_automatically': { topic: 'hours', email: 'shared' },
  'hours.unanswered': { topic: 'hours', email: 'shared' },
  'work.asked': { topic: 'check_ins', email: 'shared' },
  'work.silent': { topic: 'check_ins', email: 'shared' },
  'work.renewal_asked': { topic: 'check_ins', email: 'shared' },
  'work.overdue': { topic: 'check_ins', email: 'shared' },
  'application.freed': { topic: 'progress', email: 'own' },
  'application.unavailable': { topic: 'progress', email: 'own' },
  'application.work_unavailable': { topic: 'progress', email: 'own' },
  'application.still_waiting': { topic: 'decisions', email: 'shared' },
  'application.organization_suspended': { topic: 'progress', email: 'shared' },
  'application.organization_reinstated': { topic: 'progress', email: 'shared' },
  'application.organization_unattended': { topic: 'progress', email: 'shared' },
  'invite.received': { topic: 'invites', email: 'shared' },
  'invite.waiting': { topic: 'invites', email: 'shared' },
  'invite.ended': { topic: 'invites', email: 'shared' },
  'invite.accepted': { topic: 'sent_invites', email: 'shared' },
  'invite.declined': { topic: 'sent_invites', email: 'shared' },
  'invite.expired': { topic: 'sent_invites', email: 'shared' },
  'project.deadline_near': { topic: 'dates', email: 'shared' },
  'project.starting': { topic: 'dates', email: 'shared' },
  'project.ending': { topic: 'dates', email: 'shared' },
  'project.end_passed': { topic: 'dates', email: 'shared' },
  'message.received': { topic: 'messages', email: 'shared_if_asked' },
  'message.report_kept': { topic: 'reports', email: 'shared' },
  'message.report_removed': { topic: 'reports', email: 'shared' },
  'message.report_restored': { topic: 'reports', email: 'shared' },
  'message.removed': { topic: null, email: 'shared_with_reason' },
  'message.deleted_removed': { topic: null, email: 'shared_with_reason' },
  'message.restored': { topic: null, email: 'shared' },
  'review.asked_of_volunteer': { topic: 'reviews', email: 'shared' },
  'review.asked_of_organization': { topic: 'reviews', email: 'shared' },
  'review.by_volunteer': { topic: 'reviews', email: 'own' },
  'review.by_organization': { topic: 'reviews', email: 'own' },
  'review.replied_by_volunteer': { topic: 'reviews', email: 'own' },
  'review.replied_by_organization': { topic: 'reviews', email: 'own' },
  'review.hidden': { topic: null, email: 'own_with_reason' },
  'review.restored': { topic: null, email: 'own' },
  'review.report_kept': { topic: 'reports', email: 'own' },
  'review.report_hidden': { topic: 'reports', email: 'own' },
  'review.report_restored': { topic: 'reports', email: 'own' },
  'member.joined': { topic: 'members', email: 'shared' },
  'member.coordinator_joined': { topic: null, email: 'shared' },
  'member.invitation_declined': { topic: 'members', email: 'shared' },
  'member.left': { topic: 'members', email: 'shared' },
  'member.removed': { topic: 'members', email: 'shared' },
  'member.role_changed': { topic: 'members', email: 'shared' },
  'member.excluded': { topic: null, email: 'own' },
  'member.made_owner': { topic: 'role', email: 'own' },
  'member.made_manager': { topic: 'role', email: 'own' },
  'organization.claimed': { topic: 'role', email: 'own' },
  'claim.approved': { topic: 'role', email: 'own' },
  'claim.declined': { topic: 'role', email: 'own' },
  'claim.overtaken': { topic: 'role', email: 'own' },
  'verification.confirmed': { topic: 'verification', email: 'shared_if_asked' },
  'organization.projects_published': { topic: 'verification', email: 'shared' },
  'verification.suspended': { topic: 'verification', email: 'own' },
  'verification.declined': { topic: 'verification', email: 'own' },
  'verification.withdrawn': { topic: 'verification', email: 'own' },
  'verification.mark_lost': { topic: 'administration', email: 'shared' },
  'project.report_dismissed': { topic: 'reports', email: 'own_with_reason' },
  'project.report_removed': { topic: 'reports', email: 'own' },
  'project.report_restored': { topic: 'reports', email: 'own' },
  'project.removed': { topic: null, email: 'own_with_reason' },
  'project.held': { topic: null, email: 'own_with_reason' },
  'project.restored': { topic: null, email: 'own' },
  'project.shown': { topic: null, email: 'own' },
  'project.reopened': { topic: 'openings', email: 'shared' },
  'project.found': { topic: 'searches', email: 'own' },
  'project.matched': { topic: 'matches', email: 'shared' },
  'account.warned': { topic: null, email: 'shared_with_reason' },
  'account.report_dismissed': { topic: 'reports', email: 'shared_with_reason' },
  'account.report_upheld': { topic: 'reports', email: 'shared' },
  'organization.warned': { topic: null, email: 'shared_with_reason' },
  'organization.report_dismissed': { topic: 'reports', email: 'shared_with_reason' },
  'organization.report_upheld': { topic: 'reports', email: 'shared' },
  'appeal.granted': { topic: null, email: 'shared_with_reason' },
  'appeal.denied': { topic: null, email: 'shared_with_reason' },
  'appeal.answered': { topic: 'administration', email: 'shared_with_reason' },
  'authority.proved': { topic: 'verification', email: 'shared' },
  'authority.dropped': { topic: 'verification', email: 'shared' },
  'badge.earned': { topic: 'rewards', email: 'shared' },
  'perk.redeemed': { topic: 'rewards', email: 'shared' },
  'credential.revoked': { topic: null, email: 'shared' },
} as const satisfies Record<NotificationKind, { topic: NotificationTopic | null; email: Emailing }>

type Emailing = 'shared' | 'shared_with_reason' | 'shared_if_asked' | 'own' | 'own_with_reason'

/** A kind whose email needs a subject and a button. */
export type EmailedKind = {
  [Kind in NotificationKind]: (typeof rules)[Kind]['email'] extends `own${string}` ? never : Kind
}[NotificationKind]

const howEmailed = (kind: NotificationKind): Emailing => rules[kind].email

/** Whether a kind has no email of its own. */
export const isEmailedKind = (kind: NotificationKind): kind is EmailedKind =>
  howEmailed(kind).startsWith('shared')

/** Whether a kind is emailed as it is even if its event handler doesn't ask for it. */
export const isAlwaysEmailed = (kind: NotificationKind): boolean =>
  isEmailedKind(kind) && howEmailed(kind) !== 'shared_if_asked'

/** Whether a notification refers to its email for the reason. */
export const isReasonEmailed = (kind: NotificationKind): boolean => howEmailed(kind).endsWith('_with_reason')

/** The topic of a kind; null if it is always sent. */
export const topicOf = (kind: NotificationKind): NotificationTopic | null => rules[kind].topic
