/** The help: its contents and its topics, for everybody (decision A1). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { helpTopics } from '#contract/help.ts'
import { readChoice } from './lib/search-params.ts'
import { access, getParentRoute, type ReadAhead } from './root-route.tsx'

const screen = { ...access.public, screen: 'pages/help.tsx' } as const

const helpRoute = createRoute({
  getParentRoute,
  path: '/help',
  staticData: { ...screen, readAhead: async () => 200 as const },
  component: lazyRouteComponent(() => import('#web/pages/help.tsx'), 'HelpPage'),
})

const helpTopicRoute = createRoute({
  getParentRoute,
  path: '/help/$topic',
  staticData: {
    ...screen,
    readAhead: async ({ params }: ReadAhead) =>
      readChoice(helpTopics, params['topic']) ? (200 as const) : (404 as const),
  },
  component: lazyRouteComponent(() => import('#web/pages/help.tsx'), 'HelpTopicPage'),
})

export const helpRoutes = [helpRoute, helpTopicRoute] as const
