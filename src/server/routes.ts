/** The routes of every slice. A new file of routes joins here. */
import type { FastifyInstance } from 'fastify'
import type { Services } from './context.ts'
import { accountInvitationRoutes } from './features/accounts/invitations/account-invitation-routes.ts'
import { accountDeletionRoutes } from './features/accounts/deletion/deletion-routes.ts'
import { accountHelpRoutes } from './features/accounts/help/help-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor-routes.ts'
import { sessionRoutes } from './features/accounts/sign-in/session-routes.ts'
import { accountSettingRoutes } from './features/accounts/settings/setting-routes.ts'
import { administrationRoutes } from './features/administration/routes.ts'
import { joinInvited } from './features/applications/invited.ts'
import { applicationRoutes } from './features/applications/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { authorityRoutes } from './features/authority/routes.ts'
import { credentialRoutes } from './features/credentials/routes.ts'
import { dashboardRoutes } from './features/dashboards/routes.ts'
import { emailRoutes } from './features/email/routes.ts'
import { statisticsRoutes } from './features/figures/routes.ts'
import { hourRoutes } from './features/hours/routes.ts'
import { documentRoutes } from './features/images/document-routes.ts'
import { imageRoutes } from './features/images/routes.ts'
import { impactRoutes } from './features/impact/routes.ts'
import { inviteRoutes } from './features/invites/routes.ts'
import { jobRoutes } from './features/job-queue/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import { directoryRoutes } from './features/matching/directory/directory-routes.ts'
import { matchingRoutes } from './features/matching/routes.ts'
import { attachmentRoutes } from './features/messages/attachments/attachment-routes.ts'
import {
  confirmMessageDecision,
  messageCaseRoutes,
  messageCases,
  undoMessageDecision,
} from './features/messages/cases.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { accountCaseRoutes } from './features/moderation/account-cases.ts'
import { appealRoutes } from './features/moderation/appeal-cases.ts'
import { reportQueueRoutes } from './features/moderation/queue.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { notificationPreferenceRoutes } from './features/notifications/preference-routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { onboardingRoutes } from './features/onboarding/routes.ts'
import { claimRoutes } from './features/organizations/claims/claim-routes.ts'
import { invitationRoutes } from './features/organizations/members/invitation-routes.ts'
import { memberRoutes } from './features/organizations/members/member-routes.ts'
import { organizationPageRoutes } from './features/organizations/page-routes.ts'
import { personalDataRoutes } from './features/personal-data/routes.ts'
import { portfolioRoutes } from './features/portfolios/routes.ts'
import { organizationProfileRoutes } from './features/profiles/organization-routes.ts'
import { volunteerProfileRoutes } from './features/profiles/volunteer-routes.ts'
import { savedSearchRoutes } from './features/projects/alerts/saved-searches-routes.ts'
import { projectCaseRoutes, projectCases, undoProjectDecision } from './features/projects/cases/cases.ts'
import { unfinishedProjectRoutes } from './features/projects/managing/unfinished-routes.ts'
import { reopeningRoutes } from './features/projects/reopening/reopening-routes.ts'
import { projectRoutes } from './features/projects/routes.ts'
import { savedProjectRoutes } from './features/projects/saved/saved-projects-routes.ts'
import { rankingRoutes } from './features/rankings/routes.ts'
import { analyticsRoutes } from './features/reviews/analytics-routes.ts'
import { reviewCaseRoutes, reviewCases, undoReviewDecision } from './features/reviews/cases.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { perkRoutes } from './features/rewards/perk-routes.ts'
import { rewardRoutes } from './features/rewards/routes.ts'
import { scheduleRoutes } from './features/schedule/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { verificationQueueRoutes } from './features/verification/queue-routes.ts'
import { registerRunRoutes } from './features/verification/register-run-routes.ts'
import { verificationRoutes } from './features/verification/routes.ts'
import { liveRoutes } from './live/routes.ts'

export async function sliceRoutes(app: FastifyInstance, services: Services): Promise<void> {
  accountRoutes(app)
  accountInvitationRoutes(app)
  onboardingRoutes(app)
  accountSettingRoutes(app)
  secondFactorRoutes(app)
  accountHelpRoutes(app)
  accountDeletionRoutes(app)
  personalDataRoutes(app)
  sessionRoutes(app)
  projectRoutes(app, services)
  savedProjectRoutes(app)
  unfinishedProjectRoutes(app)
  reopeningRoutes(app)
  savedSearchRoutes(app)
  statisticsRoutes(app)
  applicationRoutes(app)
  inviteRoutes(app, joinInvited)
  notificationRoutes(app)
  liveRoutes(app, services)
  notificationPreferenceRoutes(app)
  reviewRoutes(app)
  analyticsRoutes(app)
  reviewCaseRoutes(app)
  projectCaseRoutes(app)
  dashboardRoutes(app)
  organizationProfileRoutes(app)
  volunteerProfileRoutes(app)
  portfolioRoutes(app)
  organizationPageRoutes(app)
  rankingRoutes(app)
  rewardRoutes(app)
  matchingRoutes(app, services)
  directoryRoutes(app, services)
  verificationRoutes(app)
  verificationQueueRoutes(app)
  hourRoutes(app)
  memberRoutes(app)
  invitationRoutes(app)
  claimRoutes(app)
  administrationRoutes(app, services)
  moderationRoutes(app)
  accountCaseRoutes(app)
  appealRoutes(app, {
    project: undoProjectDecision,
    review: undoReviewDecision,
    message: undoMessageDecision,
    confirmMessage: confirmMessageDecision,
  })
  reportQueueRoutes(app, { project: projectCases, review: reviewCases, message: messageCases })
  auditRoutes(app)
  jobRoutes(app)
  emailRoutes(app)
  scheduleRoutes(app)
  perkRoutes(app)
  authorityRoutes(app)
  credentialRoutes(app)
  messageRoutes(app)
  messageCaseRoutes(app)
  await attachmentRoutes(app)
  await registerRunRoutes(app)
  await imageRoutes(app)
  await siteRoutes(app)
  legalRoutes(app)
  impactRoutes(app)
  await documentRoutes(app)
}
