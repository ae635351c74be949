/** The screens about organizations that everybody reads. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readOrganization } from '#web/features/organizations/page-api.ts'
import { readOpenProjects } from '#web/features/projects/api.ts'
import { readPublicReviews } from '#web/features/reviews/public-api.ts'
import { readTopOrganizationList } from '#web/features/standings/api.ts'
import { readListing } from '#web/features/standings/listing.ts'
import { readText } from './lib/search-params.ts'
import { access, getParentRoute, type ReadAhead } from './root-route.tsx'
import { readTopOrganizations } from './screen-search.ts'

const organization = {
  getParentRoute,
  staticData: {
    ...access.public,
    screen: 'pages/organization.tsx',
    readAhead: async ({ queryClient, params }: ReadAhead) => {
      const found = await readOrganization(queryClient, readText(params['id'] ?? params['userId']) ?? '')
      if (!found) return 404 as const
      const target = { of: 'organization', id: found.id } as const
      await Promise.all([readPublicReviews(queryClient, target), readOpenProjects(queryClient, found.id)])
      return 200 as const
    },
  },
  component: lazyRouteComponent(() => import('#web/pages/organization.tsx'), 'OrganizationPage'),
}
const organizationRoute = createRoute({ ...organization, path: '/organizations/$id' })
const topOrganizationsRoute = createRoute({
  getParentRoute,
  path: '/top-organizations',
  staticData: {
    ...access.public,
    screen: 'pages/top-organizations.tsx',
    readAhead: async ({ queryClient, search }: ReadAhead) => {
      await readTopOrganizationList(queryClient, readListing(search))
      return 200 as const
    },
  },
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
