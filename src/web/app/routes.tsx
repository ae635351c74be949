/** The router: the screens of all slices. Each slice's `routes.tsx` says who may open them (spec F2.2; decision A1). */
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { adminRoute } from '#web/pages/administration/routes.tsx'
import { memberRoutes } from './member-routes.tsx'
import { makeRouteTree } from './root-route.tsx'
import { makeRouterOptions } from './router-options.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

export const routeTree = makeRouteTree([...memberRoutes, adminRoute])

/** The router for all screens; `queryClient` must already contain the current user. */
export const makeRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({ routeTree, ...makeRouterOptions(queryClient, history) })
