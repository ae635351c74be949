/** The public page of an organization, and claiming it. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'

const organization = {
  getParentRoute,
  staticData: access.public,
  component: lazyScreen(() => import('./organization.tsx'), 'OrganizationPage'),
}
const organizationRoute = createRoute({ ...organization, path: '/organizations/$id' })
/** A person's primary organization (decision A27). */
const organizationOfRoute = createRoute({ ...organization, path: '/organization/$userId' })

const claimOrganizationRoute = createRoute({
  getParentRoute,
  path: '/organizations/$id/claim',
  staticData: access.signedIn,
  component: lazyScreen(() => import('./claim-organization.tsx'), 'ClaimOrganizationPage'),
})

export const organizationRoutes = [organizationRoute, organizationOfRoute, claimOrganizationRoute] as const
