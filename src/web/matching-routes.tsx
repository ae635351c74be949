/** The route of smart matching. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { messages } from '#web/messages/messages.ts'
import { getParentRoute } from './root-route.tsx'
import { readMatching } from './screen-search.ts'

const matchingRoute = createRoute({
  getParentRoute,
  path: '/project-matching',
  staticData: { access: 'signed-in', visitorDenied: messages.errors.deniedTexts.projectMatching },
  validateSearch: readMatching,
  component: lazyRouteComponent(() => import('#web/pages/project-matching.tsx'), 'ProjectMatchingPage'),
})

export const matchingRoutes = [matchingRoute] as const
