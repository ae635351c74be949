/** The impact report of an organization. That of the site is in the administrators' area. */
import { createRoute } from '@tanstack/react-router'
import { getParentRoute } from '#web/app/root-route.tsx'
import { organizationImpactFields } from '#web/features/impact/impact-search.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { search } from '#web/lib/navigation/screen-search.ts'

export const organizationImpactSearch = search(organizationImpactFields)
const organizationImpactRoute = createRoute({
  getParentRoute,
  path: '/organizations/$id/impact',
  staticData: { access: 'organization', denied: 'impact' },
  validateSearch: organizationImpactSearch,
  component: lazyScreen(() => import('./organization-impact.tsx'), 'OrganizationImpactPage'),
})

export const impactRoutes = [organizationImpactRoute] as const
