/** Every endpoint of the product, in the order of its documentation. */
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  endAllSessions,
  endOtherSessions,
  endSession,
  forgetPassword,
  getAccount,
  keepEmail,
  listSessions,
  resendVerification,
  resetPassword,
  saveAccount,
  verifyEmail,
} from './account-settings.ts'
import { getCurrentUser, login, logout, register } from './accounts.ts'
import {
  applyToProject,
  checkApplication,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
} from './applications.ts'
import { getFigures } from './figures.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from './dashboards.ts'
import { getOrganizationProfile, getVolunteerProfile } from './profiles.ts'
import { completeOnboarding } from './onboarding.ts'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts'
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
import { createProject, getProject, listProjects } from './projects.ts'
import { createReview } from './reviews.ts'
import {
  checkSavedProject,
  getSavedStatus,
  listSavedProjects,
  saveProject,
  saveProjectById,
  unsaveProject,
  unsaveProjectById,
} from './saved-projects.ts'

export const endpoints = [
  getCurrentUser,
  register,
  login,
  logout,
  completeOnboarding,
  getFigures,
  forgetPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  keepEmail,
  getAccount,
  saveAccount,
  changeEmail,
  cancelEmailChange,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  endAllSessions,
  listProjects,
  countProjects,
  getProject,
  createProject,
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
  listMyApplications,
  listReceivedApplications,
  moveApplication,
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  createReview,
  getVolunteerDashboard,
  getOrganizationDashboard,
  getVolunteerProfile,
  getOrganizationProfile,
] as const
