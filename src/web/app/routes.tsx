/** Every URL of the product and who may open it (spec F2.2; decision A1). */
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { accountRoutes } from '#web/pages/accounts/routes.tsx'
import { adminRoute } from '#web/pages/administration/routes.tsx'
import { credentialRoutes } from '#web/pages/credentials/routes.tsx'
import { helpRoutes } from '#web/pages/help/routes.tsx'
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts'
import { ErrorPage } from '#web/pages/errors/error.tsx'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { matchingRoutes } from '#web/pages/matching/routes.tsx'
import { messageRoutes } from '#web/pages/messages/routes.tsx'
import { organizationRoutes } from '#web/pages/organizations/routes.tsx'
import { portfolioRoutes } from '#web/pages/portfolios/routes.tsx'
import { profileRoutes } from '#web/pages/profiles/routes.tsx'
import { reviewRoutes } from '#web/pages/reviews/routes.tsx'
import { rewardRoutes } from '#web/pages/rewards/routes.tsx'
import { access, getParentRoute } from './root-route.tsx'
import {
  parseBrowseSearch,
  parseProjectSearch,
  parseCreateProjectSearch,
  parseApplicationsSearch,
  parseComparisonSearch,
  parseVolunteerDashboardSearch,
  parseOrganizationDashboardSearch,
} from './screen-search.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { unbuiltScreens } from './unbuilt-screens.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

const root = getParentRoute()

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/landing/home.tsx'), 'StartPage'),
})
const homeAliasRoute = createRoute({
  getParentRoute,
  path: '/home',
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/landing/home.tsx'), 'HomePage'),
})

const browse = {
  getParentRoute,
  staticData: access.public,
  validateSearch: parseBrowseSearch,
  component: lazyRouteComponent(() => import('#web/pages/projects/browse.tsx'), 'BrowsePage'),
}
const browseRoute = createRoute({ ...browse, path: '/browse' })
const browseAliasRoute = createRoute({ ...browse, path: '/browse-projects' })

const project = {
  getParentRoute,
  staticData: access.public,
  validateSearch: parseProjectSearch,
  component: lazyRouteComponent(() => import('#web/pages/projects/project.tsx'), 'ProjectPage'),
}
const projectRoute = createRoute({ ...project, path: '/project/$id' })
const projectAliasRoute = createRoute({ ...project, path: '/projects/$id' })

const createProjectRoute = createRoute({
  getParentRoute,
  path: '/create-project',
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.createProject },
  validateSearch: parseCreateProjectSearch,
  component: lazyRouteComponent(() => import('#web/pages/projects/create-project.tsx'), 'CreateProjectPage'),
})

const editProjectRoute = createRoute({
  getParentRoute,
  path: '/projects/$id/edit',
  // Users who are not members of the project's organization get "not found".
  staticData: access.signedIn,
  validateSearch: parseCreateProjectSearch,
  component: lazyRouteComponent(() => import('#web/pages/projects/edit-project.tsx'), 'EditProjectPage'),
})

const applications = {
  getParentRoute,
  staticData: access.signedIn,
  validateSearch: parseApplicationsSearch,
  component: lazyRouteComponent(() => import('#web/pages/applications/applications.tsx'), 'ApplicationsPage'),
}
const applicationsRoute = createRoute({ ...applications, path: '/applications' })
const compareApplicationsRoute = createRoute({
  getParentRoute,
  path: '/applications/compare',
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.compareApplications },
  validateSearch: parseComparisonSearch,
  component: lazyRouteComponent(
    () => import('#web/pages/applications/compare-applications.tsx'),
    'CompareApplicationsPage',
  ),
})
const applicationsAliasRoute = createRoute({ ...applications, path: '/my-applications' })

const unbuilt = { getParentRoute, component: NotFoundPage }
const unbuiltRoutes = unbuiltScreens.map((screen) => createRoute({ ...unbuilt, ...screen }))

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/dashboard',
  // The page itself tells visitors that they must sign in first (spec F2.9).
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/dashboards/dashboard.tsx'), 'DashboardPage'),
})
const volunteerDashboardRoute = createRoute({
  getParentRoute,
  path: '/volunteer-dashboard',
  staticData: { access: 'volunteer', denied: errorsTexts.deniedTexts.volunteerDashboard },
  validateSearch: parseVolunteerDashboardSearch,
  component: lazyRouteComponent(
    () => import('#web/pages/dashboards/volunteer-dashboard.tsx'),
    'VolunteerDashboardPage',
  ),
})
const organizationDashboard = {
  getParentRoute,
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.organizationDashboard } as const,
  validateSearch: parseOrganizationDashboardSearch,
  component: lazyRouteComponent(
    () => import('#web/pages/dashboards/organization-dashboard.tsx'),
    'OrganizationDashboardPage',
  ),
}
const organizationDashboardRoute = createRoute({ ...organizationDashboard, path: '/organization-dashboard' })
const myProjectsRoute = createRoute({ ...organizationDashboard, path: '/my-projects' })
const routeTree = root.addChildren([
  homeRoute,
  homeAliasRoute,
  ...accountRoutes,
  ...profileRoutes,
  ...portfolioRoutes,
  ...credentialRoutes,
  ...helpRoutes,
  ...messageRoutes,
  ...reviewRoutes,
  ...rewardRoutes,
  ...matchingRoutes,
  browseRoute,
  browseAliasRoute,
  projectRoute,
  projectAliasRoute,
  ...organizationRoutes,
  createProjectRoute,
  editProjectRoute,
  applicationsRoute,
  applicationsAliasRoute,
  compareApplicationsRoute,
  dashboardRoute,
  volunteerDashboardRoute,
  organizationDashboardRoute,
  myProjectsRoute,
  adminRoute,
  ...unbuiltRoutes,
])

/**
 * Screens open at the top or where they were left. A server-rendered page stays where the visitor had scrolled before
 * hydration.
 */
function startScrolling() {
  let isFirst = true
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0
    isFirst = false
    // On Back, the router restores only positions it has recorded, and it was not listening yet.
    if (isBeingRead) document.dispatchEvent(new Event('scroll'))
    return !isBeingRead
  }
}

/** The router for all screens; `queryClient` must already contain the current user. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // On the server it would write a script into the page, which the content security policy blocks.
    scrollRestoration: 'document' in globalThis && startScrolling(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}
