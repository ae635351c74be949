/** The public screens about organizations. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { parseTopOrganizationsSearch } from '#web/app/screen-search.ts'

const organization = {
  getParentRoute,
  staticData: access.public,
  component: lazyRouteComponent(() => import('./organization.tsx'), 'OrganizationPage'),
}
const organizationRoute = createRoute({ ...organization, path: '/organizations/$id' })
const topOrganizationsRoute = createRoute({
  getParentRoute,
  path: '/top-organizations',
  staticData: access.public,
  validateSearch: parseTopOrganizationsSearch,
  component: lazyRouteComponent(
    () => import('#web/pages/rankings/top-organizations.tsx'),
    'TopOrganizationsPage',
  ),
})
const claimOrganizationRoute = createRoute({
  getParentRoute,
  path: '/organizations/$id/claim',
  staticData: access.signedIn,
  component: lazyRouteComponent(() => import('./claim-organization.tsx'), 'ClaimOrganizationPage'),
})
const organizationOfRoute = createRoute({ ...organization, path: '/organization/$userId' })

export const organizationRoutes = [
  organizationRoute,
  organizationOfRoute,
  claimOrganizationRoute,
  topOrganizationsRoute,
] as const
