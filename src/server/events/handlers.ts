/** Which handlers run for which event, in this order. An event without a handler is only stored. */
import { recordFirstAgreement } from '#server/features/legal/service.ts'
import type { EventType, HandlersOf } from './event.ts'
import * as accounts from './handlers/accounts.ts'
import * as administration from './handlers/administration.ts'
import * as applications from './handlers/applications.ts'
import * as authority from './handlers/authority.ts'
import * as credentials from './handlers/credentials.ts'
import * as invites from './handlers/invites.ts'
import * as members from './handlers/members.ts'
import * as messages from './handlers/messages.ts'
import * as projectCases from './handlers/project-cases.ts'
import * as projects from './handlers/projects.ts'
import * as rankings from './handlers/rankings.ts'
import * as reopening from './handlers/reopening.ts'
import * as reviewCases from './handlers/review-cases.ts'
import * as rewards from './handlers/rewards.ts'
import * as schedule from './handlers/schedule.ts'
import * as scopes from './handlers/scopes.ts'
import * as searches from './handlers/searches.ts'
import * as security from './handlers/security.ts'
import * as verification from './handlers/verification.ts'
import { deletionHandlers } from './deletion-handlers.ts'
import { moderationHandlers } from './moderation-handlers.ts'
import { verificationHandlers } from './verification-handlers.ts'
import { workHandlers } from './work-handlers.ts'

const endProject = [
  projectCases.closeHeldNotification,
  schedule.endDates,
  reopening.endOfProject,
  rankings.recomputeProjectRanking,
] as const

export const handlers: HandlersOf<EventType> = {
  'account.registered': [security.emailVerificationLink, recordFirstAgreement],
  'account.onboarded': [accounts.createOnboardedOrganization, rewards.recomputeVolunteerRewards],
  'account.became_organization': [accounts.createOrganization],
  'account.email_verified': [security.clearEmailBounce],
  'account.email_change_asked': [],
  'account.email_changed': [security.removeEmailBounce],
  'account.email_kept': [security.removeEmailBounce],
  'account.image_changed': [accounts.saveImage],
  'account.password_changed': [security.emailNotice('account.passwordChanged')],
  'account.second_factor_added': [security.emailNotice('account.secondFactorAdded')],
  'account.second_factor_removed': [
    security.emailNotice('account.secondFactorRemoved'),
    members.endUnprotectedHelp,
  ],
  'account.second_factor_reset': [security.emailFactorReset, members.endUnprotectedHelp],
  'account.recovery_code_used': [security.emailNotice('account.recoveryCodeUsed')],
  'administrator.granted': [
    security.grantAdministrator,
    security.endSessions,
    security.emailNotice('account.madeAdministrator'),
    security.emailNewAdministrator,
  ],
  'staff.roles_changed': [
    security.endSessions,
    security.emailRoles,
    security.emailChangedAdministrator,
    members.endCoordination,
  ],
  'volunteer.profile_created': [rewards.recomputeVolunteerRewards],
  'volunteer.profile_edited': [rewards.recomputeVolunteerRewards],

  'organization.named': [rankings.recomputeOrganizationRanking],
  'organization.edited': [authority.revokeOutdatedAuthority, rankings.recomputeOrganizationRanking],
  'organization.logo_changed': [accounts.saveLogo],
  'organization.mark_dropped': [
    verification.suspendChangedVerification,
    rankings.recomputeOrganizationRanking,
  ],
  'organization.handed_over': [members.notifyNewRole, rankings.recomputeOrganizationRanking],
  'organization.claim_asked': [],
  'organization.claimed': [
    members.notifyFormerHolders,
    administration.closeOpenClaimReviews,
    rankings.recomputeOrganizationRanking,
  ],
  'organization.document_sent': [authority.updateDocumentStatus],
  'organization.document_removed': [authority.updateDocumentStatus],
  'organization.projects_published': [projects.notifyPublished],
  'member.invited': [],
  'member.invited_again': [],
  'member.invitation_withdrawn': [],
  'member.invitation_declined': [members.notifyRemainingOwners],
  'member.joined': [
    members.verifyMemberEmail,
    members.setPrimaryToJoined,
    members.markConversationsRead,
    members.notifyRemainingOwners,
  ],
  'member.coordinator_joined': [members.markConversationsRead, members.notifyOfCoordinator],
  'member.left': [members.clearPrimary, members.notifyRemainingOwners],
  'member.removed': [members.clearPrimary, members.notifyRemoval],
  'member.role_changed': [members.notifyNewRole],

  'project.drafted': [],
  'project.published': [
    schedule.planDeadline,
    projectCases.storeProjectFindings,
    rankings.recomputePublishedRanking,
    searches.checkProject,
  ],
  'project.edited': [
    projectCases.storeProjectFindings,
    schedule.endDeadline,
    schedule.planDeadline,
    projects.checkOpening,
  ],
  'project.imported_again': [projectCases.storeProjectFindings, searches.checkProject],
  'project.scope_changed': [scopes.requestScopeChanges],
  'project.paused': [projects.signalAvailability],
  'project.resumed': [projects.checkOpening, projects.signalAvailability],
  'project.reopened': [reopening.notifyWaiting],
  'project.found': [searches.notifyFound],
  'project.matched': [projects.notifyMatched],
  'search.ended': [searches.endSearch],
  'search.restored': [searches.restoreSearch],
  'project.completed': [
    projects.closeProjectApplications,
    invites.closeOfProject,
    ...endProject,
    projects.signalAvailability,
  ],
  'project.canceled': [
    projects.endCanceledApplications,
    invites.closeOfProject,
    ...endProject,
    projects.signalAvailability,
  ],
  'project.impact_reported': [rankings.recomputeProjectRanking],
  'project.deadline_near': [projects.notifyOfDate],
  'project.starting': [projects.notifyOfDate],
  'project.ending': [projects.notifyOfDate],
  'project.end_passed': [projects.notifyOfDate],
  'project.deleted': [],
  'project.reported': [],
  'project.report_dismissed': [
    projectCases.closeHeldNotification,
    projectCases.hideIfSuspended,
    projectCases.notifyProjectReporters,
    projectCases.notifyIfShown,
    projectCases.signalVisibility,
    rankings.recomputeProjectRanking,
    searches.checkProject,
  ],
  'project.held': [
    schedule.cancelDates,
    projectCases.keepHeldHidden,
    projectCases.notifyHeld,
    projectCases.signalVisibility,
    rankings.recomputeProjectRanking,
  ],
  'project.removed': [
    projectCases.closeApplicationsOfRemoved,
    invites.closeOfProject,
    projectCases.notifyProjectReporters,
    projectCases.notifyProjectMembers,
    projectCases.signalVisibility,
    ...endProject,
  ],
  'project.restored': [
    projectCases.closeHeldNotification,
    projectCases.hideIfSuspended,
    projectCases.notifyProjectReporters,
    projectCases.notifyProjectMembers,
    projectCases.signalVisibility,
    rankings.recomputeProjectRanking,
    searches.checkProject,
    reopening.notifyReleased,
  ],
  ...deletionHandlers,
  ...moderationHandlers,
  ...verificationHandlers,
  ...workHandlers,

  'review.asked_of_volunteer': [applications.notifyVolunteer],
  'review.asked_of_organization': [applications.notifyOrganization],
  'review.by_volunteer': [
    applications.notifyAndEmailOrganization,
    schedule.endReviewOfVolunteer,
    rewards.recomputeApplicationRewards,
  ],
  'review.by_organization': [applications.notifyAndEmailVolunteer, schedule.endReviewOfOrganization],
  'review.revealed': [reviewCases.recountRatings, rankings.recomputeWorkRanking],
  'review.edited': [
    reviewCases.recountRatings,
    rankings.recomputeWorkRanking,
    rewards.recomputeApplicationRewards,
  ],
  'review.replied_by_volunteer': [applications.notifyAndEmailOrganization],
  'review.replied_by_organization': [applications.notifyAndEmailVolunteer],
  'review.reply_changed': [],
  'review.reply_removed': [],
  'review.reported': [],
  'review.kept': [reviewCases.notifyReviewReporters],
  'review.hidden': [
    reviewCases.recountRatings,
    reviewCases.notifyReviewReporters,
    reviewCases.notifyAuthors,
    rankings.recomputeWorkRanking,
    rewards.recomputeApplicationRewards,
  ],
  'review.restored': [
    reviewCases.recountRatings,
    reviewCases.notifyReviewReporters,
    reviewCases.notifyAuthors,
    rankings.recomputeWorkRanking,
    rewards.recomputeApplicationRewards,
  ],

  'message.sent': [messages.notifyRecipients, schedule.endSilenceOfWriter],
  'message.edited': [],
  'message.deleted': [],
  'message.reported': [],
  'message.kept': [messages.notifyReportDismissed],
  'message.removed': [messages.notifyMessageRemoved],
  'message.restored': [messages.notifyMessageRestored],
  'conversation.read': [messages.closeNotification],
  'announcement.sent': [messages.notifyOfAnnouncement],
  // Projects are locked before their invites, as when an invite is accepted.
  'contact.blocked': [applications.closeOfBlocked, invites.closeOfBlocked, messages.signalBlock],
  'contact.unblocked': [messages.signalBlock],

  'points.earned': [],
  'badge.earned': [rewards.notifyBadge, credentials.issueBadgeCredential],
  'perk.redeemed': [rewards.notifyPerk],
  'credential.revoked': [credentials.notifyHolder],
}
