/**
 * The screens of visitors and members. Those of staff are a quarter of all: `routes.tsx` has them, too, and loads for staff.
 */
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect, type AnyRouter } from '@tanstack/react-router'
import { isStaff } from '#domain/accounts/staff.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { accountRoutes } from '#web/pages/accounts/routes.tsx'
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
import { getParentRoute, makeRouteTree } from './root-route.tsx'
import { makeRouterOptions } from './router-options.ts'

export const memberRoutes = [
  ...accountRoutes,
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
] as const

/**
 * A tree without the screens of staff. Who is staff, perhaps only since this page opened, gets them with the first of
 * them; for everyone else there is no such page.
 */
export function makeMemberTree(getRouter: () => AnyRouter) {
  const area = ['/admin', '/admin/$'].map((path) =>
    createRoute({
      getParentRoute,
      path,
      staticData: { access: 'staff' },
      beforeLoad: async ({ context, location }) => {
        const user = getCachedUser(context.queryClient)
        if (!user || !isStaff(user)) return
        const { routeTree } = await withTexts(import('./routes.tsx'))
        const router = getRouter()
        router.update({ ...router.options, routeTree })
        throw redirect({ href: location.href, replace: true })
      },
    }),
  )
  return makeRouteTree([...memberRoutes, ...area])
}

/** The router of a member's page; `queryClient` must already contain the current user. */
export function makeMemberRouter(queryClient: QueryClient): AnyRouter {
  const router: AnyRouter = createRouter({
    routeTree: makeMemberTree(() => router),
    ...makeRouterOptions(queryClient),
  })
  return router
}
