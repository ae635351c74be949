/** Every endpoint of the product, in the order of its documentation. */
import { decisionEndpoints } from './admin-endpoints.ts'
import { accountEndpoints, sessionEndpoints } from './account-settings.ts'
import { noticePreferenceEndpoints } from './notice-preferences.ts'
import { auditEndpoints } from './admin-audit.ts'
import { jobEndpoints } from './admin-jobs.ts'
import { moderationEndpoints } from './admin-moderation.ts'
import { administrationEndpoints } from './administration.ts'
import { getCurrentUser, login, logout, register } from './accounts.ts'
import {
  applyToProject,
  checkApplication,
  getApplication,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
} from './applications.ts'
import { authorityEndpoints } from './authority.ts'
import { askForClaim, confirmClaim, getClaim, openClaim } from './claims.ts'
import { conversationEndpoints } from './conversation-endpoints.ts'
import { documentEndpoints } from './documents.ts'
import { getFigures } from './figures.ts'
import { topOrganizationEndpoints } from './top-organizations.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from './dashboards.ts'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  getOrganizationProfileOf,
  saveOrganizationProfile,
} from './organization-profiles.ts'
import {
  createVolunteerProfile,
  getVolunteerProfile,
  getVolunteerProfileOf,
  saveVolunteerProfile,
} from './volunteer-profiles.ts'
import { hourEndpoints } from './hours.ts'
import {
  acceptInvitation,
  changeMember,
  choosePrimaryOrganization,
  declineInvitation,
  handOver,
  inviteMember,
  listInvitations,
  listMembers,
  openInvitation,
  removeMember,
  resendInvitation,
  withdrawInvitation,
} from './members.ts'
import { removeAvatar, removeLogo, uploadAvatar, uploadLogo } from './images.ts'
import { saveImpactReport } from './impact-reports.ts'
import { followLive } from './live.ts'
import { completeOnboarding } from './onboarding.ts'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts'
import { getOrganization, listOrganizationReviews } from './organization-page.ts'
import { redeemPerk } from './perks.ts'
import { matchingEndpoints } from './matching.ts'
import { recognitionEndpoints } from './recognition-endpoints.ts'
import { listProjectReviews } from './project-reviews.ts'
import { portfolioEndpoints } from './portfolios.ts'
import { getReviewAnalytics, getReviewAnalyticsOf } from './review-analytics.ts'
import { countProjects } from './project-facets.ts'
import {
  getDiscovery,
  getTrendingSkills,
  listFeaturedProjects,
  listRecommendations,
  listTopRatedOrganizations,
  listTopRatedProjects,
  listTrendingSkills,
} from './discovery.ts'
import {
  completeProject,
  createProject,
  deleteDraft,
  duplicateProject,
  editProject,
  listOrganizationProjects,
  listProjectHistory,
  pauseProject,
  publishProject,
  resumeProject,
} from './project-management.ts'
import { getProject, listProjects } from './projects.ts'
import { reviewEndpoints } from './review-endpoints.ts'
import { rewardEndpoints } from './rewards.ts'
import {
  checkSavedProject,
  getSavedStatus,
  listSavedProjects,
  saveProject,
  saveProjectById,
  unsaveProject,
  unsaveProjectById,
} from './saved-projects.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { listTimeline } from './timeline.ts'
import {
  explainAbsence,
  getVerification,
  suggestOrganizationName,
  verifyOrganization,
} from './verification.ts'
import {
  changeNote,
  compareApplications,
  declineApplications,
  listNotes,
  removeNote,
  shortlistApplication,
  unlistApplication,
  writeNote,
} from './triage.ts'

export const endpoints = [
  getCurrentUser,
  register,
  login,
  logout,
  completeOnboarding,
  getFigures,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  choosePrimaryOrganization,
  listMembers,
  changeMember,
  removeMember,
  handOver,
  listInvitations,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
  openInvitation,
  acceptInvitation,
  declineInvitation,
  getClaim,
  askForClaim,
  openClaim,
  confirmClaim,
  ...authorityEndpoints,
  listProjects,
  countProjects,
  getProject,
  createProject,
  editProject,
  deleteDraft,
  publishProject,
  pauseProject,
  resumeProject,
  completeProject,
  saveImpactReport,
  duplicateProject,
  listOrganizationProjects,
  listProjectHistory,
  listFeaturedProjects,
  getDiscovery,
  listTopRatedProjects,
  listTopRatedOrganizations,
  getTrendingSkills,
  listTrendingSkills,
  listRecommendations,
  listSavedProjects,
  getSavedStatus,
  checkSavedProject,
  saveProject,
  unsaveProject,
  saveProjectById,
  unsaveProjectById,
  applyToProject,
  checkApplication,
  getApplication,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
  listTimeline,
  shortlistApplication,
  unlistApplication,
  listNotes,
  writeNote,
  changeNote,
  removeNote,
  compareApplications,
  declineApplications,
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  followLive,
  ...noticePreferenceEndpoints,
  ...reviewEndpoints,
  getOrganization,
  listOrganizationReviews,
  ...topOrganizationEndpoints,
  listProjectReviews,
  getReviewAnalytics,
  getReviewAnalyticsOf,
  ...rewardEndpoints,
  ...matchingEndpoints,
  getVolunteerDashboard,
  getOrganizationDashboard,
  getVolunteerProfile,
  getVolunteerProfileOf,
  createVolunteerProfile,
  saveVolunteerProfile,
  ...portfolioEndpoints,
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
  ...auditEndpoints,
  ...moderationEndpoints,
  ...jobEndpoints,
  redeemPerk,
  ...recognitionEndpoints,
  ...documentEndpoints,
  ...conversationEndpoints,
] as const
