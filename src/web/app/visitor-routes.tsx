/**
 * The screens that visitors see first. All others are in `member-routes.tsx`, which loads once one of them is opened or
 * about to be: a table of all screens would be a twentieth of what the start page loads.
 */
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect, type AnyRouter } from '@tanstack/react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { landingRoutes } from '#web/pages/landing/routes.tsx'
import { organizationRoutes } from '#web/pages/organizations/routes.tsx'
import { projectRoutes } from '#web/pages/projects/routes.tsx'
import { access, getParentRoute, makeRouteTree } from './root-route.tsx'
import { makeRouterOptions } from './router-options.ts'

const loadMemberRoutes = () => withTexts(import('./member-routes.tsx'))

/** The function that makes the router of a user's page. */
export const loadUserRouter = async (user: User): Promise<(queryClient: QueryClient) => AnyRouter> =>
  isStaff(user)
    ? (await withTexts(import('./routes.tsx'))).makeRouter
    : (await loadMemberRoutes()).makeMemberRouter

/** The router of a visitor's page; `queryClient` must already say that no one is signed in. */
export function makeVisitorRouter(queryClient: QueryClient): AnyRouter {
  const elsewhere = createRoute({
    getParentRoute,
    path: '$',
    staticData: access.public,
    // It is never shown: once the table has loaded, the router no longer knows it.
    pendingMs: Infinity,
    beforeLoad: async ({ location }) => {
      const { makeMemberTree } = await loadMemberRoutes()
      router.update({ ...router.options, routeTree: makeMemberTree(() => router) })
      throw redirect({ href: location.href, replace: true })
    },
  })
  const routeTree = makeRouteTree([...landingRoutes, ...organizationRoutes, ...projectRoutes, elsewhere])
  const router: AnyRouter = createRouter({ routeTree, ...makeRouterOptions(queryClient) })
  return router
}
