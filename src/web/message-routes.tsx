/** The route of the messages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from './root-route.tsx'
import { readMessages } from './screen-search.ts'

const messagesRoute = createRoute({
  getParentRoute,
  path: '/messages',
  staticData: access.signedIn,
  validateSearch: readMessages,
  component: lazyRouteComponent(() => import('#web/pages/messages.tsx'), 'MessagesPage'),
})

export const messageRoutes = [messagesRoute] as const
