/** The help pages (decision A1) and the legal documents, open to everyone. */
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

const legalRoute = createRoute({
  getParentRoute,
  path: '/legal/$document',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./legal.tsx'), 'LegalPage'),
})

export const helpRoutes = [helpRoute, helpTopicRoute, legalRoute] as const
