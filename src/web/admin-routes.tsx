/** The routes of the administrators' area; to everybody else none of them is there. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readUser } from '#web/features/accounts/session.ts'
import { getParentRoute, type ReadAhead } from './root-route.tsx'

/** Drawn by the browser for administrators; others are answered as at an address that leads nowhere. */
const staticData = {
  access: 'admin',
  readAhead: async ({ queryClient }: ReadAhead) => (readUser(queryClient)?.isAdmin ? null : (404 as const)),
} as const

const frame = createRoute({
  getParentRoute,
  id: 'admin',
  staticData,
  component: lazyRouteComponent(() => import('#web/features/admin/frame.tsx'), 'AdminFrame'),
})
/** What each screen of the area has. */
const admin = { getParentRoute: () => frame, staticData }

const overviewRoute = createRoute({
  ...admin,
  path: '/admin',
  component: lazyRouteComponent(() => import('#web/pages/admin-overview.tsx'), 'AdminOverviewPage'),
})

export const adminRoute = frame.addChildren([overviewRoute])
