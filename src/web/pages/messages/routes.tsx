/** The route of messages. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { search, text } from '#web/lib/navigation/screen-search.ts'

/** The open conversation and a message in it, or with whom and about what a new one starts. */
const messagesSearch = search({
  conversation: text,
  message: text,
  organization: text,
  volunteer: text,
  project: text,
})
const messagesRoute = createRoute({
  getParentRoute,
  path: '/messages',
  staticData: access.signedIn,
  validateSearch: messagesSearch,
  component: lazyScreen(() => import('./messages.tsx'), 'MessagesPage'),
})

export const messageRoutes = [messagesRoute] as const
