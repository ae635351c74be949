/** How notifications are emailed. */
import type { NotificationKind } from './notifications.ts'

/**
 * How each kind is emailed: as it is (`shared`), as it is if the event handler asks for it (messages after a delay,
 * confirmations when no administrator decided), or by an email of its own that the handler enqueues. `with_reason`: the
 * email always has a reason that staff wrote.
 */
const emailing = {
  'application.received': 'own',
  'application.waiting': 'shared',
  'application.accepted': 'own',
  'application.declined': 'own',
  'application.closed': 'own',
  'application.unanswered': 'own',
  'application.scope_changed': 'own',
  'application.scope_accepted': 'own',
  'application.scope_declined': 'own',
  'application.withdrawn': 'own',
  'application.ended': 'own',
  'application.released': 'own',
  'application.completed': 'own',
  'application.left_out': 'own',
  'application.project_canceled': 'own',
  'application.work_canceled': 'own',
  'application.project_removed': 'own_with_reason',
  'application.work_removed': 'own_with_reason',
  'hours.logged': 'own',
  'hours.confirmed': 'own',
  'hours.rejected': 'own',
  'hours.waiting': 'shared',
  'hours.confirmed_automatically': 'shared',
  'hours.unanswered': 'shared',
  'work.asked': 'shared',
  'work.silent': 'shared',
  'work.renewal_asked': 'shared',
  'work.overdue': 'shared',
  'application.freed': 'own',
  'application.unavailable': 'own',
  'application.work_unavailable': 'own',
  'application.still_waiting': 'shared',
  'application.organization_suspended': 'shared',
  'application.organization_reinstated': 'shared',
  'invite.received': 'shared',
  'invite.waiting': 'shared',
  'invite.ended': 'shared',
  'invite.accepted': 'shared',
  'invite.declined': 'shared',
  'invite.expired': 'shared',
  'project.deadline_near': 'shared',
  'project.starting': 'shared',
  'project.ending': 'shared',
  'project.end_passed': 'shared',
  'message.received': 'shared_if_asked',
  'message.report_kept': 'shared',
  'message.report_removed': 'shared',
  'message.report_restored': 'shared',
  'message.removed': 'shared_with_reason',
  'message.deleted_removed': 'shared_with_reason',
  'message.restored': 'shared',
  'review.asked_of_volunteer': 'shared',
  'review.asked_of_organization': 'shared',
  'review.by_volunteer': 'own',
  'review.by_organization': 'own',
  'review.replied_by_volunteer': 'own',
  'review.replied_by_organization': 'own',
  'review.hidden': 'own_with_reason',
  'review.restored': 'own',
  'review.report_kept': 'own',
  'review.report_hidden': 'own',
  'review.report_restored': 'own',
  'member.joined': 'shared',
  'member.coordinator_joined': 'shared',
  'member.invitation_declined': 'shared',
  'member.left': 'shared',
  'member.removed': 'shared',
  'member.role_changed': 'shared',
  'member.excluded': 'own',
  'member.made_owner': 'own',
  'member.made_manager': 'own',
  'organization.claimed': 'own',
  'claim.approved': 'own',
  'claim.declined': 'own',
  'claim.overtaken': 'own',
  'verification.confirmed': 'shared_if_asked',
  'organization.projects_published': 'shared',
  'verification.suspended': 'own',
  'verification.declined': 'own',
  'verification.withdrawn': 'own',
  'verification.mark_lost': 'shared',
  'project.report_dismissed': 'own_with_reason',
  'project.report_removed': 'own',
  'project.report_restored': 'own',
  'project.removed': 'own_with_reason',
  'project.held': 'own_with_reason',
  'project.restored': 'own',
  'project.shown': 'own',
  'project.reopened': 'shared',
  'project.found': 'own',
  'account.warned': 'shared_with_reason',
  'account.report_dismissed': 'shared_with_reason',
  'account.report_upheld': 'shared',
  'organization.warned': 'shared_with_reason',
  'organization.report_dismissed': 'shared_with_reason',
  'organization.report_upheld': 'shared',
  'appeal.granted': 'shared_with_reason',
  'appeal.denied': 'shared_with_reason',
  'appeal.answered': 'shared_with_reason',
  'authority.proved': 'shared',
  'authority.dropped': 'shared',
  'badge.earned': 'shared',
  'perk.redeemed': 'shared',
  'credential.revoked': 'shared',
} as const satisfies Record<NotificationKind, Emailing>

type Emailing = 'shared' | 'shared_with_reason' | 'shared_if_asked' | 'own' | 'own_with_reason'

/** A kind whose email needs a subject and a button. */
export type EmailedKind = {
  [Kind in NotificationKind]: (typeof emailing)[Kind] extends `own${string}` ? never : Kind
}[NotificationKind]

const howEmailed = (kind: NotificationKind): Emailing => emailing[kind]

/** Whether a kind has no email of its own. */
export const isEmailedKind = (kind: NotificationKind): kind is EmailedKind =>
  howEmailed(kind).startsWith('shared')

/** Whether a kind is emailed as it is even if its event handler doesn't ask for it. */
export const isAlwaysEmailed = (kind: NotificationKind): boolean =>
  isEmailedKind(kind) && howEmailed(kind) !== 'shared_if_asked'

/** Whether a notification refers to its email for the reason. */
export const isReasonEmailed = (kind: NotificationKind): boolean => howEmailed(kind).endsWith('_with_reason')
