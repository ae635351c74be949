/** The route of project matching. */
import { createRoute } from '@tanstack/react-router'
import { matchOrders } from '#domain/matching/order.ts'
import { getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/lazy-screen.ts'
import { choice, flag, id, list, search } from '#web/lib/screen-search.ts'

export const matchingSearch = search({
  tab: choice(['recommendations', 'insights', 'preferences']),
  /** Defaults to best fit first. */
  order: choice(matchOrders),
  /** Includes projects that the user is not eligible for. */
  ineligible: flag,
  /** The match that is open, and those that are compared, the older first. */
  open: id,
  compare: list,
})
const matchingRoute = createRoute({
  getParentRoute,
  path: '/project-matching',
  staticData: { access: 'signed-in', visitorDenied: 'projectMatching' },
  validateSearch: matchingSearch,
  component: lazyScreen(() => import('./project-matching.tsx'), 'ProjectMatchingPage'),
})

export const matchingRoutes = [matchingRoute] as const
