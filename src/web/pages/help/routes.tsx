/** The help pages (decision A1) and the legal documents, open to everyone. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { integer, search } from '#web/lib/navigation/screen-search.ts'

const helpRoute = createRoute({
  getParentRoute,
  path: '/help',
  staticData: access.public,
  component: lazyScreen(() => import('./help.tsx'), 'HelpPage'),
})

const helpTopicRoute = createRoute({
  getParentRoute,
  path: '/help/$topic',
  staticData: access.public,
  component: lazyScreen(() => import('./help.tsx'), 'HelpTopicPage'),
})

const safeguardsRoute = createRoute({
  getParentRoute,
  path: '/safeguards',
  staticData: access.public,
  component: lazyScreen(() => import('./help.tsx'), 'SafeguardsPage'),
})

export const legalSearch = search({ version: integer({ min: 1, max: 100_000 }) })
const legalRoute = createRoute({
  getParentRoute,
  path: '/legal/$document',
  validateSearch: legalSearch,
  staticData: access.public,
  component: lazyScreen(() => import('./legal.tsx'), 'LegalPage'),
})

export const helpRoutes = [helpRoute, helpTopicRoute, safeguardsRoute, legalRoute] as const
