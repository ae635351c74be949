/** Where notifications link to. */
import type { InviteNotificationKind } from '#domain/notifications/invite-kinds.ts'
import type {
  AccountNotificationKind,
  GatheredKind,
  MemberNotificationKind,
  MessageNotificationKind,
  RewardNotificationKind,
  WorkNotificationKind,
} from '#domain/notifications/notifications.ts'

export const projectPath = (projectId: string) => `/project/${projectId}`

const ownApplicationPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=mine&application=${applicationId}`
const receivedApplicationPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=received&application=${applicationId}`

/** Leads each side to its own list. */
const workPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?application=${applicationId}`

const agreedScopePath = ({ applicationId }: { applicationId: string }) =>
  `/applications/${applicationId}/scope`

const receivedReviewPath = ({ applicationId }: { applicationId: string }) =>
  `/reviews?tab=received&application=${applicationId}`
const givenReviewPath = ({ applicationId }: { applicationId: string }) =>
  `/reviews?tab=given&application=${applicationId}`

/** The path in the interface that each kind of notification about work links to. */
export const workNotificationPaths: Record<
  WorkNotificationKind,
  (of: { applicationId: string; projectId: string }) => string
> = {
  'application.received': receivedApplicationPath,
  'application.waiting': receivedApplicationPath,
  'application.accepted': ({ projectId }) => projectPath(projectId),
  'application.declined': ownApplicationPath,
  'application.withdrawn': receivedApplicationPath,
  'application.ended': receivedApplicationPath,
  'application.released': ownApplicationPath,
  'application.completed': ownApplicationPath,
  'application.scope_changed': agreedScopePath,
  'application.scope_accepted': agreedScopePath,
  'application.scope_declined': agreedScopePath,
  'review.asked_of_volunteer': ({ projectId }) =>
    `/create-review?projectId=${projectId}&revieweeType=organization`,
  'review.asked_of_organization': () => '/reviews?tab=pending',
  'review.by_volunteer': receivedReviewPath,
  'review.by_organization': receivedReviewPath,
  'review.replied_by_volunteer': givenReviewPath,
  'review.replied_by_organization': givenReviewPath,
  'review.hidden': givenReviewPath,
  'review.restored': givenReviewPath,
  'application.closed': ownApplicationPath,
  'application.left_out': ownApplicationPath,
  // These pages list alternatives.
  'application.unanswered': ({ projectId }) => projectPath(projectId),
  'application.project_canceled': ({ projectId }) => projectPath(projectId),
  'application.work_canceled': ({ projectId }) => projectPath(projectId),
  'application.project_removed': ownApplicationPath,
  'application.work_removed': ownApplicationPath,
  'hours.logged': receivedApplicationPath,
  'hours.confirmed': ownApplicationPath,
  'hours.rejected': ownApplicationPath,
  'hours.waiting': receivedApplicationPath,
  'hours.confirmed_automatically': ownApplicationPath,
  'hours.unanswered': receivedApplicationPath,
  'work.asked': ownApplicationPath,
  'work.silent': receivedApplicationPath,
  'work.renewal_asked': workPath,
  'work.overdue': workPath,
  'application.still_waiting': ownApplicationPath,
  'application.organization_suspended': ownApplicationPath,
  'application.organization_reinstated': ownApplicationPath,
  'application.organization_unattended': ownApplicationPath,
  'application.freed': ({ projectId }) => projectPath(projectId),
  'application.unavailable': receivedApplicationPath,
  'application.work_unavailable': receivedApplicationPath,
}

const receivedOfProject = (projectId: string, status: string) =>
  `/applications?tab=received&project=${projectId}&status=${status}`

/** The path of an entry that gathers several: the list that has them all. */
export const gatheredPaths: Record<GatheredKind, (projectId: string) => string> = {
  'application.received': (id) => receivedOfProject(id, 'pending'),
  'application.waiting': (id) => receivedOfProject(id, 'pending'),
  'hours.logged': (id) => receivedOfProject(id, 'hours'),
  'hours.waiting': (id) => receivedOfProject(id, 'hours'),
}

const members = (id: string) => `/profile?tab=organization&organization=${id}`

const organizationPage = (id: string) => `/organizations/${id}`

/**
 * Where the decision on a report links to: the reader's own reviews if it is about them. Hidden content no longer
 * shows there.
 */
export function reportDecisionPath({
  isAboutReader,
  isHidden,
  ...of
}: {
  isAboutReader: boolean
  isHidden: boolean
  applicationId: string
  organizationId: string
}): string {
  if (!isAboutReader) return organizationPage(of.organizationId)
  return isHidden ? '/reviews?tab=received' : receivedReviewPath(of)
}

const claim = (id: string) => `/organizations/${id}/claim`

const memberNotificationPaths: Record<MemberNotificationKind, string | ((organizationId: string) => string)> =
  {
    'member.joined': members,
    'member.coordinator_joined': members,
    'member.invitation_declined': members,
    'member.left': members,
    'member.removed': members,
    'member.excluded': '/profile',
    'member.role_changed': members,
    'member.made_owner': members,
    'member.made_manager': members,
    'organization.claimed': members,
    'verification.confirmed': '/organization-verification',
    'organization.projects_published': (id) => `/organization-dashboard?tab=projects&organization=${id}`,
    'verification.suspended': '/organization-verification',
    'verification.declined': '/organization-verification',
    'verification.withdrawn': '/organization-verification',
    'verification.mark_lost': (id) => `/admin/verification/${id}`,
    'claim.approved': members,
    'claim.declined': claim,
    'claim.overtaken': claim,
    'review.report_kept': organizationPage,
    'review.report_hidden': organizationPage,
    'review.report_restored': organizationPage,
    'project.report_dismissed': organizationPage,
    // Its organization may have no page without it.
    'project.report_removed': '/browse',
    'project.report_restored': organizationPage,
    'project.removed': '/decisions',
    'project.held': '/decisions',
    'project.restored': '/organization-dashboard?tab=projects',
    'project.shown': '/organization-dashboard?tab=projects',
    // Its project has a page.
    'project.reopened': '/browse',
    'invite.received': '/invites',
    'invite.waiting': '/invites',
    'invite.ended': '/invites',
    'invite.accepted': '/sent-invites',
    'invite.declined': '/sent-invites',
    'invite.expired': '/sent-invites',
    'project.found': '/browse',
    'project.matched': '/browse',
    'project.deadline_near': '/browse',
    'project.starting': '/applications',
    'project.ending': '/applications',
    'project.end_passed': '/applications',
    'authority.proved': members,
    'authority.dropped': members,
  }

/** Where notifications about an organization and its members link to. */
export function memberNotificationPath(kind: MemberNotificationKind, organizationId: string): string {
  const target = memberNotificationPaths[kind]
  return typeof target === 'string' ? target : target(organizationId)
}

/** Where notifications about an invite link to: the invite in the list of the reader’s side. */
export function inviteNotificationPath(kind: InviteNotificationKind, inviteId: string): string {
  return `${memberNotificationPath(kind, inviteId)}?invite=${inviteId}`
}

/** Where notifications about reported accounts and appeals link to: what was decided, if that can still be seen. */
export function accountNotificationPath(
  kind: AccountNotificationKind,
  organization: { id: string } | null,
): string {
  if (kind === 'appeal.answered') return '/admin/reports?show=decided&kind=appeal'
  if (kind.startsWith('appeal.') || kind.endsWith('.warned')) return '/decisions'
  return kind === 'organization.report_dismissed' && organization
    ? organizationPage(organization.id)
    : '/safeguards'
}

const rewardNotificationPaths: Record<RewardNotificationKind, string | ((credentialId: string) => string)> = {
  'badge.earned': '/perks-and-rewards?tab=badges',
  'perk.redeemed': '/perks-and-rewards?tab=perks',
  'credential.revoked': (id) => `/credentials/${id}`,
}

/** Where notifications about rewards link to; the id is that of the credential. */
export function rewardNotificationPath(kind: RewardNotificationKind, credentialId: string | null): string {
  const target = rewardNotificationPaths[kind]
  return typeof target === 'string' ? target : target(credentialId ?? '')
}

/** Where notifications about messages link to: the conversation, or for the writer of a removed one, the decision. */
export function messageNotificationPath(kind: MessageNotificationKind, conversationId: string): string {
  return kind === 'message.removed' ? '/decisions' : `/messages?conversation=${conversationId}`
}
