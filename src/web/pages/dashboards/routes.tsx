/** The dashboards. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { choice, search } from '#web/lib/screen-search.ts'

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/dashboard',
  // The page itself tells visitors that they must sign in first (spec F2.9).
  staticData: access.public,
  component: lazyRouteComponent(() => import('./dashboard.tsx'), 'DashboardPage'),
})

export const volunteerDashboardSearch = search({
  tab: choice(['applications', 'active', 'recommendations', 'saved']),
})
const volunteerDashboardRoute = createRoute({
  getParentRoute,
  path: '/volunteer-dashboard',
  staticData: { access: 'volunteer', denied: errorsTexts.deniedTexts.volunteerDashboard },
  validateSearch: volunteerDashboardSearch,
  component: lazyRouteComponent(() => import('./volunteer-dashboard.tsx'), 'VolunteerDashboardPage'),
})

export const organizationDashboardSearch = search({
  tab: choice(['applications', 'projects', 'volunteers']),
})
const organizationDashboard = {
  getParentRoute,
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.organizationDashboard } as const,
  validateSearch: organizationDashboardSearch,
  component: lazyRouteComponent(() => import('./organization-dashboard.tsx'), 'OrganizationDashboardPage'),
}
const organizationDashboardRoute = createRoute({ ...organizationDashboard, path: '/organization-dashboard' })
const myProjectsRoute = createRoute({ ...organizationDashboard, path: '/my-projects' })

export const dashboardRoutes = [
  dashboardRoute,
  volunteerDashboardRoute,
  organizationDashboardRoute,
  myProjectsRoute,
] as const
