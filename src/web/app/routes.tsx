/** The router: the screens of all slices. Each slice's `routes.tsx` says who may open them (spec F2.2; decision A1). */
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts'
import { accountRoutes } from '#web/pages/accounts/routes.tsx'
import { adminRoute } from '#web/pages/administration/routes.tsx'
import { applicationRoutes } from '#web/pages/applications/routes.tsx'
import { credentialRoutes } from '#web/pages/credentials/routes.tsx'
import { dashboardRoutes } from '#web/pages/dashboards/routes.tsx'
import { unbuiltRoutes } from '#web/pages/errors/routes.tsx'
import { ErrorPage } from '#web/pages/errors/error.tsx'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { helpRoutes } from '#web/pages/help/routes.tsx'
import { landingRoutes } from '#web/pages/landing/routes.tsx'
import { matchingRoutes } from '#web/pages/matching/routes.tsx'
import { messageRoutes } from '#web/pages/messages/routes.tsx'
import { moderationRoutes } from '#web/pages/moderation/routes.tsx'
import { organizationRoutes } from '#web/pages/organizations/routes.tsx'
import { portfolioRoutes } from '#web/pages/portfolios/routes.tsx'
import { profileRoutes } from '#web/pages/profiles/routes.tsx'
import { projectRoutes } from '#web/pages/projects/routes.tsx'
import { rankingRoutes } from '#web/pages/rankings/routes.tsx'
import { reviewRoutes } from '#web/pages/reviews/routes.tsx'
import { rewardRoutes } from '#web/pages/rewards/routes.tsx'
import { verificationRoutes } from '#web/pages/verification/routes.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { getParentRoute } from './root-route.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

const routeTree = getParentRoute().addChildren([
  ...accountRoutes,
  adminRoute,
  ...applicationRoutes,
  ...credentialRoutes,
  ...dashboardRoutes,
  ...unbuiltRoutes,
  ...helpRoutes,
  ...landingRoutes,
  ...matchingRoutes,
  ...messageRoutes,
  ...moderationRoutes,
  ...organizationRoutes,
  ...portfolioRoutes,
  ...profileRoutes,
  ...projectRoutes,
  ...rankingRoutes,
  ...reviewRoutes,
  ...rewardRoutes,
  ...verificationRoutes,
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
