/** Every endpoint of the product, in the order of its documentation. */
import { decisionEndpoints } from './administration/endpoints.ts'
import { accountInvitationEndpoints } from './accounts/account-invitations.ts'
import { deletionEndpoints } from './accounts/deletion.ts'
import { accountEndpoints, sessionEndpoints } from './accounts/settings.ts'
import { exportOrganizationProjects } from './projects/own-export.ts'
import { personalDataEndpoints } from './personal-data/exports.ts'
import { notificationPreferenceEndpoints } from './notifications/preferences.ts'
import { auditEndpoints } from './audit/audit.ts'
import { scheduleEndpoints } from './schedule/actions.ts'
import { emailEndpoints } from './email/email.ts'
import { jobEndpoints } from './job-queue/job-queue.ts'
import { reportEndpoints } from './moderation/endpoints.ts'
import { moderationEndpoints } from './moderation/moderation.ts'
import { listExportEndpoints } from './moderation/list-exports.ts'
import { administrationEndpoints } from './administration/administration.ts'
import { staffEndpoints } from './administration/staff.ts'
import { coordinationEndpoints } from './organizations/coordination.ts'
import { getCurrentUser, login, logout, register } from './accounts/accounts.ts'
import { applicationEndpoints } from './applications/work-checks.ts'
import { inviteExportEndpoints } from './invites/exports.ts'
import { inviteEndpoints } from './invites/invites.ts'
import { agreedScopeEndpoints } from './applications/agreed-scopes.ts'
import { applicantEndpoints } from './applications/applicants.ts'
import { savedReplyEndpoints } from './applications/saved-replies.ts'
import { severalApplicationsEndpoints } from './applications/several-applications.ts'
import { authorityEndpoints } from './authority/authority.ts'
import { requestClaim, confirmClaim, getClaim, openClaim } from './organizations/claims.ts'
import { conversationEndpoints } from './messages/endpoints.ts'
import { documentEndpoints } from './verification/documents.ts'
import { getStatistics } from './figures/statistics.ts'
import { topOrganizationEndpoints } from './rankings/top-organizations.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from './dashboards/dashboards.ts'
import { homeEndpoints } from './dashboards/homes.ts'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  getOrganizationProfileOf,
  saveOrganizationProfile,
} from './profiles/organization-profiles.ts'
import {
  createVolunteerProfile,
  getVolunteerProfile,
  getVolunteerProfileOf,
  saveVolunteerProfile,
} from './profiles/volunteer-profiles.ts'
import { hourEndpoints } from './hours/hours.ts'
import * as members from './organizations/members.ts'
import { exportMemberInvitations, exportMembers } from './organizations/member-export.ts'
import { resendStoredInvitations } from './organizations/stored-invitations.ts'
import { removeAvatar, removeLogo, uploadAvatar, uploadLogo } from './images/images.ts'
import { saveImpactReport } from './projects/impact-reports.ts'
import { followLive } from './live/live.ts'
import { completeOnboarding, saveGoals } from './onboarding/onboarding.ts'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications/notifications.ts'
import { ownerEndpoints } from './organizations/owner.ts'
import { getOrganization, listOrganizationReviews } from './organizations/page.ts'
import { redeemPerk } from './rewards/perks.ts'
import { directoryEndpoints } from './matching/directory.ts'
import { matchingEndpoints } from './matching/matching.ts'
import { recognitionEndpoints } from './rewards/endpoints.ts'
import { listProjectReviews } from './reviews/project-reviews.ts'
import { portfolioEndpoints } from './portfolios/portfolios.ts'
import { recordPortfolioView } from './portfolios/views.ts'
import { getReviewAnalytics, getReviewAnalyticsOf } from './reviews/analytics.ts'
import { countProjects } from './projects/facets.ts'
import { findPlace } from './projects/places.ts'
import {
  getDiscovery,
  getTrendingSkills,
  listFeaturedProjects,
  listRecommendations,
  listTopRatedOrganizations,
  listTopRatedProjects,
  listTrendingSkills,
} from './projects/discovery.ts'
import {
  createProject,
  deleteDraft,
  duplicateProject,
  editProject,
  listOrganizationProjects,
  listProjectHistory,
  pauseProject,
  publishProject,
  resumeProject,
} from './projects/management.ts'
import { endingEndpoints } from './projects/completion.ts'
import { reopeningEndpoints } from './projects/reopening.ts'
import { getProject, getProjectCalendar, listProjects } from './projects/projects.ts'
import { reportProject } from './projects/reports.ts'
import { reviewExportEndpoints } from './reviews/exports.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { rewardEndpoints } from './rewards/rewards.ts'
import { savedProjectEndpoints } from './projects/saved-projects.ts'
import { savedSearchEndpoints } from './projects/saved-searches.ts'
import { unfinishedProjectEndpoints } from './projects/unfinished.ts'
import { secondFactorEndpoints } from './accounts/second-factor.ts'
import { listTimeline } from './applications/timeline.ts'
import { getWorkload } from './applications/workload.ts'
import {
  explainAbsence,
  getVerification,
  suggestOrganizationName,
  verifyOrganization,
} from './verification/verification.ts'
import { triageEndpoints } from './applications/triage.ts'
import { legalEndpoints } from './legal/legal.ts'
import { siteEndpoints } from './site/site.ts'
import { impactEndpoints } from './impact/endpoints.ts'

export const endpoints = [
  getCurrentUser,
  register,
  login,
  logout,
  completeOnboarding,
  saveGoals,
  getStatistics,
  ...accountEndpoints,
  ...accountInvitationEndpoints,
  ...deletionEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  ...personalDataEndpoints,
  members.choosePrimaryOrganization,
  exportMembers,
  exportMemberInvitations,
  members.listMembers,
  members.changeMember,
  members.removeMember,
  members.handOver,
  members.listInvitations,
  members.inviteMember,
  members.inviteMembers,
  members.resendInvitation,
  resendStoredInvitations,
  members.withdrawInvitation,
  members.openInvitation,
  members.acceptInvitation,
  members.declineInvitation,
  getClaim,
  requestClaim,
  openClaim,
  confirmClaim,
  ...authorityEndpoints,
  listProjects,
  countProjects,
  findPlace,
  getProject,
  getProjectCalendar,
  createProject,
  editProject,
  deleteDraft,
  publishProject,
  pauseProject,
  resumeProject,
  ...endingEndpoints,
  saveImpactReport,
  duplicateProject,
  listOrganizationProjects,
  exportOrganizationProjects,
  listProjectHistory,
  reportProject,
  listFeaturedProjects,
  getDiscovery,
  listTopRatedProjects,
  listTopRatedOrganizations,
  getTrendingSkills,
  listTrendingSkills,
  listRecommendations,
  ...savedProjectEndpoints,
  ...savedSearchEndpoints,
  ...unfinishedProjectEndpoints,
  ...reopeningEndpoints,
  ...applicationEndpoints,
  listTimeline,
  getWorkload,
  ...triageEndpoints,
  ...severalApplicationsEndpoints,
  ...applicantEndpoints,
  ...agreedScopeEndpoints,
  ...inviteEndpoints,
  ...inviteExportEndpoints,
  ...savedReplyEndpoints,
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  followLive,
  ...notificationPreferenceEndpoints,
  ...reviewEndpoints,
  ...reviewExportEndpoints,
  getOrganization,
  listOrganizationReviews,
  ...topOrganizationEndpoints,
  listProjectReviews,
  getReviewAnalytics,
  getReviewAnalyticsOf,
  ...rewardEndpoints,
  ...matchingEndpoints,
  ...directoryEndpoints,
  getVolunteerDashboard,
  getOrganizationDashboard,
  ...homeEndpoints,
  getVolunteerProfile,
  getVolunteerProfileOf,
  createVolunteerProfile,
  saveVolunteerProfile,
  ...portfolioEndpoints,
  recordPortfolioView,
  getOrganizationProfile,
  getOrganizationProfileOf,
  createOrganizationProfile,
  saveOrganizationProfile,
  suggestOrganizationName,
  verifyOrganization,
  explainAbsence,
  getVerification,
  ...decisionEndpoints,
  ...hourEndpoints,
  uploadAvatar,
  removeAvatar,
  uploadLogo,
  removeLogo,
  ...administrationEndpoints,
  ...staffEndpoints,
  ...coordinationEndpoints,
  ...ownerEndpoints,
  ...auditEndpoints,
  ...moderationEndpoints,
  ...listExportEndpoints,
  ...reportEndpoints,
  ...jobEndpoints,
  ...emailEndpoints,
  ...scheduleEndpoints,
  redeemPerk,
  ...recognitionEndpoints,
  ...documentEndpoints,
  ...conversationEndpoints,
  ...siteEndpoints,
  ...legalEndpoints,
  ...impactEndpoints,
] as const
