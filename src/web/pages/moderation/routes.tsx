/** Decisions about the reader and their appeals. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'

const decisionsRoute = createRoute({
  getParentRoute,
  path: '/decisions',
  staticData: access.signedIn,
  component: lazyScreen(() => import('./decisions.tsx'), 'DecisionsPage'),
})

const appealRoute = createRoute({
  getParentRoute,
  path: '/auth/appeal',
  staticData: access.public,
  component: lazyScreen(() => import('./decisions.tsx'), 'AppealPage'),
})

export const moderationRoutes = [decisionsRoute, appealRoute] as const
