/** Every endpoint of the product, in the order of its documentation. */
import { getCurrentUser, login, logout, register } from './accounts.ts'
import {
  applyToProject,
  checkApplication,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
} from './applications.ts'
import { completeOnboarding } from './onboarding.ts'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts'
import { countProjects } from './project-facets.ts'
import { createProject, getProject, listProjects } from './projects.ts'
import { createReview } from './reviews.ts'

export const endpoints = [
  getCurrentUser,
  register,
  login,
  logout,
  completeOnboarding,
  listProjects,
  countProjects,
  getProject,
  createProject,
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
] as const
