/** The routes of the screens where moderators and verifiers decide cases. */
import { createRoute } from '@tanstack/react-router'
import {
  caseFilters,
  claimFilters,
  projectCaseFilters,
  reportFilters,
} from '#contract/administration/list-filters.ts'
import { reportedKinds } from '#domain/moderation/reports.ts'
import { moderatedVisibilities } from '#domain/projects/moderation.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, search, text } from '#web/lib/navigation/screen-search.ts'
import { within } from './frame-route.ts'

const moderator = within('moderator')
const verifier = within('verifier')

export const verificationSearch = search({
  state: choice(caseFilters, 'pending'),
  search: text,
})
export const verificationRoute = createRoute({
  ...verifier,
  path: '/admin/verification',
  validateSearch: verificationSearch,
  component: lazyScreen(() => import('./verification.tsx'), 'AdminVerificationPage'),
})
export const verificationCaseRoute = createRoute({
  ...verifier,
  path: '/admin/verification/$id',
  component: lazyScreen(() => import('./verification-case.tsx'), 'AdminVerificationCasePage'),
})
export const claimsSearch = search({ state: choice(claimFilters, 'waiting') })
export const claimsRoute = createRoute({
  ...verifier,
  path: '/admin/claims',
  validateSearch: claimsSearch,
  component: lazyScreen(() => import('./claims.tsx'), 'AdminClaimsPage'),
})
export const reviewsSearch = search({ state: choice(reportFilters, 'open') })
export const reviewsRoute = createRoute({
  ...moderator,
  path: '/admin/reviews',
  validateSearch: reviewsSearch,
  component: lazyScreen(() => import('./reviews.tsx'), 'AdminReviewsPage'),
})
export const projectsSearch = search({
  show: choice(projectCaseFilters, 'open'),
  q: text,
  visibility: choice(moderatedVisibilities),
  // The screen knows which ones exist: here, every page would load them.
  rule: text,
})
export const projectsRoute = createRoute({
  ...moderator,
  path: '/admin/projects',
  validateSearch: projectsSearch,
  component: lazyScreen(() => import('./projects.tsx'), 'AdminProjectsPage'),
})
export const reportsSearch = search({
  show: choice(reportFilters, 'open'),
  kind: choice(reportedKinds),
  q: text,
})
export const reportsRoute = createRoute({
  ...moderator,
  path: '/admin/reports',
  validateSearch: reportsSearch,
  component: lazyScreen(() => import('./reports.tsx'), 'AdminReportsPage'),
})
export const messagesSearch = search({ state: choice(reportFilters, 'open') })
export const messagesRoute = createRoute({
  ...moderator,
  path: '/admin/messages',
  validateSearch: messagesSearch,
  component: lazyScreen(() => import('./messages.tsx'), 'AdminMessagesPage'),
})
