/** The dashboards. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { allOrganizations } from '#web/lib/session/acting-organization.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, idOr, search } from '#web/lib/navigation/screen-search.ts'

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/dashboard',
  // The page itself tells visitors that they must sign in first (spec F2.9).
  staticData: access.public,
  component: lazyScreen(() => import('./dashboard.tsx'), 'DashboardPage'),
})

export const volunteerDashboardSearch = search({
  tab: choice(['applications', 'active', 'recommendations', 'saved']),
})
const volunteerDashboardRoute = createRoute({
  getParentRoute,
  path: '/volunteer-dashboard',
  staticData: { access: 'volunteer', denied: 'volunteerDashboard' },
  validateSearch: volunteerDashboardSearch,
  component: lazyScreen(() => import('./volunteer-dashboard.tsx'), 'VolunteerDashboardPage'),
})

export const organizationDashboardSearch = search({
  tab: choice(['applications', 'projects', 'volunteers']),
  /** One of the reader's organizations or all; without it, the one that acts. */
  organization: idOr(allOrganizations),
})
const organizationDashboard = {
  getParentRoute,
  staticData: { access: 'organization', denied: 'organizationDashboard' } as const,
  validateSearch: organizationDashboardSearch,
  component: lazyScreen(() => import('./organization-dashboard.tsx'), 'OrganizationDashboardPage'),
}
const organizationDashboardRoute = createRoute({ ...organizationDashboard, path: '/organization-dashboard' })
const myProjectsRoute = createRoute({ ...organizationDashboard, path: '/my-projects' })

export const dashboardRoutes = [
  dashboardRoute,
  volunteerDashboardRoute,
  organizationDashboardRoute,
  myProjectsRoute,
] as const
