/** Every URL of the product, with who may reach it (foundation 2.2; decision A1). */
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { accountRoutes } from './account-routes.tsx'
import { adminRoute } from './admin-routes.tsx'
import { credentialRoutes } from './credential-routes.tsx'
import { helpRoutes } from './help-routes.tsx'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { ErrorPage } from './pages/error.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { matchingRoutes } from './matching-routes.tsx'
import { messageRoutes } from './message-routes.tsx'
import { organizationRoutes } from './organization-routes.tsx'
import { portfolioRoutes } from './portfolio-routes.tsx'
import { profileRoutes } from './profile-routes.tsx'
import { reviewRoutes } from './review-routes.tsx'
import { rewardRoutes } from './reward-routes.tsx'
import { access, getParentRoute } from './root-route.tsx'
import {
  readBrowse,
  readProjectSearch,
  readCreateProject,
  readApplications,
  readComparison,
  readVolunteerDashboard,
  readOrganizationDashboard,
} from './screen-search.ts'
import { LoadingScreen } from './ui/spinner.tsx'
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
  component: lazyRouteComponent(() => import('#web/pages/home.tsx'), 'StartPage'),
})
const homeTwinRoute = createRoute({
  getParentRoute,
  path: '/home',
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/home.tsx'), 'HomePage'),
})

const browse = {
  getParentRoute,
  staticData: access.public,
  validateSearch: readBrowse,
  component: lazyRouteComponent(() => import('#web/pages/browse.tsx'), 'BrowsePage'),
}
const browseRoute = createRoute({ ...browse, path: '/browse' })
const browseTwinRoute = createRoute({ ...browse, path: '/browse-projects' })

const project = {
  getParentRoute,
  staticData: access.public,
  validateSearch: readProjectSearch,
  component: lazyRouteComponent(() => import('#web/pages/project.tsx'), 'ProjectPage'),
}
const projectRoute = createRoute({ ...project, path: '/project/$id' })
const projectTwinRoute = createRoute({ ...project, path: '/projects/$id' })

const createProjectRoute = createRoute({
  getParentRoute,
  path: '/create-project',
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.createProject },
  validateSearch: readCreateProject,
  component: lazyRouteComponent(() => import('#web/pages/create-project.tsx'), 'CreateProjectPage'),
})

const editProjectRoute = createRoute({
  getParentRoute,
  path: '/projects/$id/edit',
  // To who is no member of its organization the project is not there to be edited.
  staticData: access.signedIn,
  validateSearch: readCreateProject,
  component: lazyRouteComponent(() => import('#web/pages/edit-project.tsx'), 'EditProjectPage'),
})

const applications = {
  getParentRoute,
  staticData: access.signedIn,
  validateSearch: readApplications,
  component: lazyRouteComponent(() => import('#web/pages/applications.tsx'), 'ApplicationsPage'),
}
const applicationsRoute = createRoute({ ...applications, path: '/applications' })
const compareApplicationsRoute = createRoute({
  getParentRoute,
  path: '/applications/compare',
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.compareApplications },
  validateSearch: readComparison,
  component: lazyRouteComponent(
    () => import('#web/pages/compare-applications.tsx'),
    'CompareApplicationsPage',
  ),
})
const applicationsTwinRoute = createRoute({ ...applications, path: '/my-applications' })

const unbuilt = { getParentRoute, component: NotFoundPage }
const unbuiltRoutes = unbuiltScreens.map((screen) => createRoute({ ...unbuilt, ...screen }))

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/dashboard',
  // It tells a visitor itself that signing in comes first (foundation 2.9).
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/dashboard.tsx'), 'DashboardPage'),
})
const volunteerDashboardRoute = createRoute({
  getParentRoute,
  path: '/volunteer-dashboard',
  staticData: { access: 'volunteer', denied: errorsTexts.deniedTexts.volunteerDashboard },
  validateSearch: readVolunteerDashboard,
  component: lazyRouteComponent(() => import('#web/pages/volunteer-dashboard.tsx'), 'VolunteerDashboardPage'),
})
const organizationDashboard = {
  getParentRoute,
  staticData: { access: 'organization', denied: errorsTexts.deniedTexts.organizationDashboard } as const,
  validateSearch: readOrganizationDashboard,
  component: lazyRouteComponent(
    () => import('#web/pages/organization-dashboard.tsx'),
    'OrganizationDashboardPage',
  ),
}
const organizationDashboardRoute = createRoute({ ...organizationDashboard, path: '/organization-dashboard' })
const myProjectsRoute = createRoute({ ...organizationDashboard, path: '/my-projects' })
const routeTree = root.addChildren([
  homeRoute,
  homeTwinRoute,
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
  browseTwinRoute,
  projectRoute,
  projectTwinRoute,
  ...organizationRoutes,
  createProjectRoute,
  editProjectRoute,
  applicationsRoute,
  applicationsTwinRoute,
  compareApplicationsRoute,
  dashboardRoute,
  volunteerDashboardRoute,
  organizationDashboardRoute,
  myProjectsRoute,
  adminRoute,
  ...unbuiltRoutes,
])

/** Screens begin at their top or where they were left; a drawn page stays where it was read to before it was taken over. */
function startScrolling() {
  let isFirst = true
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0
    isFirst = false
    // The router brings back, on the way back, only places it was told of, and it did not listen yet.
    if (isBeingRead) document.dispatchEvent(new Event('scroll'))
    return !isBeingRead
  }
}

/** The router over all screens; `queryClient` must already know who is signed in. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // On the server it would write a script into the page, which the policy refuses.
    scrollRestoration: 'document' in globalThis && startScrolling(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}
