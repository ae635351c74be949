/** The routes of reviews. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths } from './paths.ts'
import { access, getParentRoute } from './root-route.tsx'
import { readCreateReview, readReviews } from './screen-search.ts'

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

export const reviewRoutes = [reviewsRoute, createReviewRoute] as const
