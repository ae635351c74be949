/** Every URL of the product, with who may reach it (foundation 2.2; decision A1). */
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { projectSteps } from '#contract/project-form.ts'
import { anyTimeCommitment } from '#contract/projects.ts'
import { decideAccess, userTypes, type Access } from '#domain/accounts.ts'
import type { DrawnPage } from '#contract/page.ts'
import { readUser } from '#web/features/accounts/session.ts'
import { readFigures } from '#web/features/figures/api.ts'
import { readProject, readProjectList } from '#web/features/projects/api.ts'
import { readDiscovery, readTopRated } from '#web/features/projects/discovery.ts'
import { readFilters } from '#web/features/projects/filters.ts'
import { messages } from '#web/messages/messages.ts'
import {
  parseSearch,
  readChoice,
  readList,
  readNumber,
  readReturnPath,
  readText,
  stringifySearch,
} from './lib/search-params.ts'
import { ErrorPage } from './pages/error.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import {
  paths,
  type ApplicationsSearch,
  type BrowseSearch,
  type CreateProjectSearch,
  type ProjectSearch,
  type SignInSearch,
} from './paths.ts'
import { Shell } from './shell.tsx'
import { LoadingScreen } from './ui/spinner.tsx'
import { unbuiltScreens } from './unbuilt-screens.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    access: Access
    /** What somebody without the role is told in place of the screen. */
    denied?: string
    /** The screen's module, seen from here: its code is asked for with the page that the server drew. */
    screen?: string
    /** What a visitor is told in place of the screen; others are sent to sign in. */
    visitorDenied?: string
    /**
     * The screen is drawn on the server too: reads what it shows first and answers the page's status, or null where
     * this visitor's is drawn in the browser alone.
     */
    readAhead?: (ask: ReadAhead) => Promise<DrawnPage['status'] | null>
  }
}

type ReadAhead = {
  queryClient: QueryClient
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

// Every parameter a screen knows must be answered, undefined where absent: the router lays the answer over the raw ones.
type Values = Record<string, unknown>

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { access: 'public' },
  component: Shell,
  beforeLoad: ({ context, location, matches }) => {
    const { access = 'public', visitorDenied } = matches.at(-1)?.staticData ?? {}
    if (decideAccess(access, readUser(context.queryClient)) !== 'sign-in' || visitorDenied) return
    throw redirect({ ...paths.signIn({ next: readReturnPath(location.href) }), replace: true })
  },
})

const getParentRoute = () => root
const access = { public: { access: 'public' }, signedIn: { access: 'signed-in' } } as const

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: {
    ...access.public,
    screen: 'pages/home.tsx',
    readAhead: async ({ queryClient }: ReadAhead) => {
      if (readUser(queryClient)) return null
      await Promise.all([readDiscovery(queryClient), readFigures(queryClient)])
      return 200 as const
    },
  },
  component: lazyRouteComponent(() => import('#web/pages/home.tsx'), 'StartPage'),
})
const homeTwinRoute = createRoute({
  getParentRoute,
  path: '/home',
  staticData: {
    ...access.public,
    readAhead: async ({ queryClient }: ReadAhead) => {
      if (readUser(queryClient)) return null
      await readDiscovery(queryClient)
      return 200 as const
    },
  },
  component: lazyRouteComponent(() => import('#web/pages/home.tsx'), 'HomePage'),
})

const signInRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: access.public,
  validateSearch: (values: Values): SignInSearch => ({
    tab: readChoice(['sign-up'], values['tab']),
    type: readChoice(userTypes, values['type']),
    next: readReturnPath(values['next']),
  }),
  beforeLoad: ({ context, search }) => {
    if (readUser(context.queryClient)) throw redirect({ href: search.next ?? '/', replace: true })
  },
  component: lazyRouteComponent(() => import('#web/pages/sign-in.tsx'), 'SignInPage'),
})

const browse = {
  getParentRoute,
  staticData: {
    ...access.public,
    screen: 'pages/browse.tsx',
    readAhead: async ({ queryClient, search }: ReadAhead) => {
      if (search['topRated']) await readTopRated(queryClient)
      await readProjectList(queryClient, readFilters(search))
      return 200 as const
    },
  },
  validateSearch: (values: Values): BrowseSearch => ({
    search: readText(values['search']),
    skills: readList(values['skills']),
    causeAreas: readList(values['causeAreas']),
    timeCommitment: readNumber(values['timeCommitment'], { min: 1, max: anyTimeCommitment - 1 }),
    org: readText(values['org']),
    topRated: values['topRated'] === 'true' || values['topRated'] === true ? true : undefined,
  }),
  component: lazyRouteComponent(() => import('#web/pages/browse.tsx'), 'BrowsePage'),
}
const browseRoute = createRoute({ ...browse, path: '/browse' })
const browseTwinRoute = createRoute({ ...browse, path: '/browse-projects' })

const project = {
  getParentRoute,
  staticData: {
    ...access.public,
    screen: 'pages/project.tsx',
    readAhead: async ({ queryClient, params }: ReadAhead) => {
      const found = await readProject(queryClient, readText(params['id']) ?? '')
      if (!('missing' in found)) return 200
      return found.missing === 'removed' ? 410 : 404
    },
  },
  validateSearch: (values: Values): ProjectSearch => ({
    apply: values['apply'] === 'true' || values['apply'] === true ? true : undefined,
  }),
  component: lazyRouteComponent(() => import('#web/pages/project.tsx'), 'ProjectPage'),
}
const projectRoute = createRoute({ ...project, path: '/project/$id' })
const projectTwinRoute = createRoute({ ...project, path: '/projects/$id' })

const createProjectRoute = createRoute({
  getParentRoute,
  path: '/create-project',
  staticData: { access: 'organization', denied: messages.wizard.denied },
  validateSearch: (values: Values): CreateProjectSearch => ({
    step: readNumber(values['step'], { min: 1, max: Object.keys(projectSteps).length }),
  }),
  component: lazyRouteComponent(() => import('#web/pages/create-project.tsx'), 'CreateProjectPage'),
})

const applications = {
  getParentRoute,
  staticData: access.signedIn,
  validateSearch: (values: Values): ApplicationsSearch => ({
    tab: readChoice(['received', 'mine'], values['tab']),
    application: readText(values['application']),
  }),
  component: lazyRouteComponent(() => import('#web/pages/applications.tsx'), 'ApplicationsPage'),
}
const applicationsRoute = createRoute({ ...applications, path: '/applications' })
const applicationsTwinRoute = createRoute({ ...applications, path: '/my-applications' })

const unbuilt = { getParentRoute, component: NotFoundPage }
const dashboardRoute = createRoute({ ...unbuilt, path: '/dashboard', staticData: access.signedIn })
const profileRoute = createRoute({ ...unbuilt, path: '/profile', staticData: access.signedIn })
const unbuiltRoutes = unbuiltScreens.map(({ path, staticData }) =>
  createRoute({ ...unbuilt, path, staticData: { ...staticData, readAhead: async () => 404 as const } }),
)

const routeTree = root.addChildren([
  homeRoute,
  homeTwinRoute,
  signInRoute,
  browseRoute,
  browseTwinRoute,
  projectRoute,
  projectTwinRoute,
  createProjectRoute,
  applicationsRoute,
  applicationsTwinRoute,
  dashboardRoute,
  profileRoute,
  ...unbuiltRoutes,
])

/** The router over all screens; `queryClient` must already know who is signed in. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // On the server it would write a script into the page, which the policy refuses.
    scrollRestoration: 'document' in globalThis,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}
