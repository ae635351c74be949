/** The screen of top organizations. */
import { createRoute } from '@tanstack/react-router'
import { organizationFilters, organizationSorts } from '#domain/rankings/top-organizations.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, search, text } from '#web/lib/navigation/screen-search.ts'

export const topOrganizationsSearch = search({
  search: text,
  /** Defaults to all. */
  filter: choice(organizationFilters),
  /** Defaults to rating. */
  sort: choice(organizationSorts),
})
const topOrganizationsRoute = createRoute({
  getParentRoute,
  path: '/top-organizations',
  staticData: access.public,
  validateSearch: topOrganizationsSearch,
  component: lazyScreen(() => import('./top-organizations.tsx'), 'TopOrganizationsPage'),
})

export const rankingRoutes = [topOrganizationsRoute] as const
