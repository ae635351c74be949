/** The screens about organizations that everybody reads. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from './root-route.tsx'
import { readTopOrganizations } from './screen-search.ts'

const organization = {
  getParentRoute,
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/organization.tsx'), 'OrganizationPage'),
}
const organizationRoute = createRoute({ ...organization, path: '/organizations/$id' })
const topOrganizationsRoute = createRoute({
  getParentRoute,
  path: '/top-organizations',
  staticData: access.public,
  validateSearch: readTopOrganizations,
  component: lazyRouteComponent(() => import('#web/pages/top-organizations.tsx'), 'TopOrganizationsPage'),
})
const claimOrganizationRoute = createRoute({
  getParentRoute,
  path: '/organizations/$id/claim',
  staticData: access.signedIn,
  component: lazyRouteComponent(() => import('#web/pages/claim-organization.tsx'), 'ClaimOrganizationPage'),
})
const organizationOfRoute = createRoute({ ...organization, path: '/organization/$userId' })

export const organizationRoutes = [
  organizationRoute,
  organizationOfRoute,
  claimOrganizationRoute,
  topOrganizationsRoute,
] as const
