/** The route of messages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { parseMessagesSearch } from '#web/app/screen-search.ts'

const messagesRoute = createRoute({
  getParentRoute,
  path: '/messages',
  staticData: access.signedIn,
  validateSearch: parseMessagesSearch,
  component: lazyRouteComponent(() => import('./messages.tsx'), 'MessagesPage'),
})

export const messageRoutes = [messagesRoute] as const
