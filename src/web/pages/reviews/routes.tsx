/** The routes of reviews. */
import { createRoute, redirect } from '@tanstack/react-router'
import { userTypes } from '#domain/accounts/accounts.ts'
import { applicationSides } from '#domain/applications/applications.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { choice, search, text } from '#web/lib/navigation/screen-search.ts'

export const reviewsSearch = search({
  tab: choice(['given', 'received', 'pending']),
  /** Id of the application whose review to scroll to. */
  application: text,
})
const reviewsRoute = createRoute({
  getParentRoute,
  path: '/reviews',
  staticData: access.signedIn,
  validateSearch: reviewsSearch,
  component: lazyScreen(() => import('./reviews.tsx'), 'ReviewsPage'),
})

/** The first two are required. If several people could be reviewed, the page asks which one (decision A23). */
const createReviewSearch = search({
  projectId: text,
  revieweeType: choice(applicationSides),
  revieweeId: text,
})
const createReviewRoute = createRoute({
  getParentRoute,
  path: '/create-review',
  staticData: access.signedIn,
  validateSearch: createReviewSearch,
  beforeLoad: ({ search: { projectId, revieweeType } }) => {
    if (projectId === undefined || revieweeType === undefined)
      throw redirect({ ...paths.reviews(), replace: true })
  },
  component: lazyScreen(() => import('./create-review.tsx'), 'CreateReviewPage'),
})

export const reviewAnalyticsSearch = search({
  /** For accounts with both sides; defaults to the current mode. */
  side: choice(userTypes),
})
const analyticsRoute = createRoute({
  getParentRoute,
  path: '/review-analytics',
  staticData: { access: 'signed-in', visitorDenied: 'reviewAnalytics' },
  validateSearch: reviewAnalyticsSearch,
  component: lazyScreen(() => import('./review-analytics.tsx'), 'ReviewAnalyticsPage'),
})

export const reviewRoutes = [reviewsRoute, createReviewRoute, analyticsRoute] as const
