/** The routes of reviews. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { paths } from './paths.ts'
import { access, getParentRoute } from './root-route.tsx'
import { readCreateReview, readReviewAnalytics, readReviews } from './screen-search.ts'

const reviewsRoute = createRoute({
  getParentRoute,
  path: '/reviews',
  staticData: access.signedIn,
  validateSearch: readReviews,
  component: lazyRouteComponent(() => import('#web/pages/reviews.tsx'), 'ReviewsPage'),
})

const createReviewRoute = createRoute({
  getParentRoute,
  path: '/create-review',
  staticData: access.signedIn,
  validateSearch: readCreateReview,
  beforeLoad: ({ search: { projectId, revieweeType } }) => {
    if (projectId === undefined || revieweeType === undefined)
      throw redirect({ ...paths.reviews(), replace: true })
  },
  component: lazyRouteComponent(() => import('#web/pages/create-review.tsx'), 'CreateReviewPage'),
})

const analyticsRoute = createRoute({
  getParentRoute,
  path: '/review-analytics',
  staticData: { access: 'signed-in', visitorDenied: errorsTexts.deniedTexts.reviewAnalytics },
  validateSearch: readReviewAnalytics,
  component: lazyRouteComponent(() => import('#web/pages/review-analytics.tsx'), 'ReviewAnalyticsPage'),
})

export const reviewRoutes = [reviewsRoute, createReviewRoute, analyticsRoute] as const
