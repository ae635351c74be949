/** The screens of matching: projects for volunteers, and the directory of volunteers for organizations. */
import { createRoute } from '@tanstack/react-router'
import { directoryOrders } from '#domain/matching/directory.ts'
import { matchOrders } from '#domain/matching/order.ts'
import { volunteerLimits } from '#contract/limits.ts'
import { nearbyRule } from '#domain/projects/nearby.ts'
import { getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, flag, id, integer, list, search, text } from '#web/lib/navigation/screen-search.ts'

export const matchingSearch = search({
  tab: choice(['recommendations', 'insights', 'preferences']),
  /** Defaults to the recommended order. */
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

export const directorySearch = search({
  search: text,
  skills: list,
  causeAreas: list,
  languages: list,
  /** At least this many free hours per week. */
  hours: integer({ min: 1, max: volunteerLimits.hours.max }),
  remote: flag,
  near: text,
  /** How far from `near`, in the unit of the place. */
  within: integer(nearbyRule),
  /** Anywhere in the state or country of `near`. */
  state: flag,
  /** Id of the project that they are matched with. */
  project: id,
  /** Defaults to best match, then relevance, as far as there is a project or a search. */
  sort: choice(directoryOrders),
})
const directoryRoute = createRoute({
  getParentRoute,
  path: '/volunteers',
  staticData: { access: 'organization', denied: 'volunteers', hasResults: true },
  validateSearch: directorySearch,
  component: lazyScreen(() => import('./volunteers.tsx'), 'VolunteersPage'),
})

export const matchingRoutes = [matchingRoute, directoryRoute] as const
