/** The help pages, open to everyone: contents and topics (decision A1). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'

const helpRoute = createRoute({
  getParentRoute,
  path: '/help',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./help.tsx'), 'HelpPage'),
})

const helpTopicRoute = createRoute({
  getParentRoute,
  path: '/help/$topic',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./help.tsx'), 'HelpTopicPage'),
})

export const helpRoutes = [helpRoute, helpTopicRoute] as const
