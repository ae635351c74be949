/** The router: the screens of all slices. Each slice's `routes.tsx` says who may open them (spec F2.2; decision A1). */
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { accountRoutes } from '#web/pages/accounts/routes.tsx'
import { adminRoute } from '#web/pages/administration/routes.tsx'
import { applicationRoutes } from '#web/pages/applications/routes.tsx'
import { credentialRoutes } from '#web/pages/credentials/routes.tsx'
import { dashboardRoutes } from '#web/pages/dashboards/routes.tsx'
import { helpRoutes } from '#web/pages/help/routes.tsx'
import { inviteRoutes } from '#web/pages/invites/routes.tsx'
import { landingRoutes } from '#web/pages/landing/routes.tsx'
import { matchingRoutes } from '#web/pages/matching/routes.tsx'
import { messageRoutes } from '#web/pages/messages/routes.tsx'
import { moderationRoutes } from '#web/pages/moderation/routes.tsx'
import { impactRoutes } from '#web/pages/impact/routes.tsx'
import { organizationRoutes } from '#web/pages/organizations/routes.tsx'
import { portfolioRoutes } from '#web/pages/portfolios/routes.tsx'
import { profileRoutes } from '#web/pages/profiles/routes.tsx'
import { projectRoutes } from '#web/pages/projects/routes.tsx'
import { rankingRoutes } from '#web/pages/rankings/routes.tsx'
import { reviewRoutes } from '#web/pages/reviews/routes.tsx'
import { rewardRoutes } from '#web/pages/rewards/routes.tsx'
import { verificationRoutes } from '#web/pages/verification/routes.tsx'
import { makeRouteTree } from './root-route.tsx'
import { makeRouterOptions } from './router-options.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

export const routeTree = makeRouteTree([
  ...accountRoutes,
  adminRoute,
  ...applicationRoutes,
  ...credentialRoutes,
  ...dashboardRoutes,
  ...helpRoutes,
  ...inviteRoutes,
  ...landingRoutes,
  ...matchingRoutes,
  ...messageRoutes,
  ...moderationRoutes,
  ...organizationRoutes,
  ...impactRoutes,
  ...portfolioRoutes,
  ...profileRoutes,
  ...projectRoutes,
  ...rankingRoutes,
  ...reviewRoutes,
  ...rewardRoutes,
  ...verificationRoutes,
])

/** The router for all screens; `queryClient` must already contain the current user. */
export const makeRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({ routeTree, ...makeRouterOptions(queryClient, history) })
