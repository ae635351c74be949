/** The routes of reviews. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import {
  parseCreateReviewSearch,
  parseReviewAnalyticsSearch,
  parseReviewsSearch,
} from '#web/app/screen-search.ts'

const reviewsRoute = createRoute({
  getParentRoute,
  path: '/reviews',
  staticData: access.signedIn,
  validateSearch: parseReviewsSearch,
  component: lazyRouteComponent(() => import('./reviews.tsx'), 'ReviewsPage'),
})

const createReviewRoute = createRoute({
  getParentRoute,
  path: '/create-review',
  staticData: access.signedIn,
  validateSearch: parseCreateReviewSearch,
  beforeLoad: ({ search: { projectId, revieweeType } }) => {
    if (projectId === undefined || revieweeType === undefined)
      throw redirect({ ...paths.reviews(), replace: true })
  },
  component: lazyRouteComponent(() => import('./create-review.tsx'), 'CreateReviewPage'),
})

const analyticsRoute = createRoute({
  getParentRoute,
  path: '/review-analytics',
  staticData: { access: 'signed-in', visitorDenied: errorsTexts.deniedTexts.reviewAnalytics },
  validateSearch: parseReviewAnalyticsSearch,
  component: lazyRouteComponent(() => import('./review-analytics.tsx'), 'ReviewAnalyticsPage'),
})

export const reviewRoutes = [reviewsRoute, createReviewRoute, analyticsRoute] as const
