/** The route of smart matching. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { getParentRoute } from './root-route.tsx'
import { readMatching } from './screen-search.ts'

const matchingRoute = createRoute({
  getParentRoute,
  path: '/project-matching',
  staticData: { access: 'signed-in', visitorDenied: errorsTexts.deniedTexts.projectMatching },
  validateSearch: readMatching,
  component: lazyRouteComponent(() => import('#web/pages/project-matching.tsx'), 'ProjectMatchingPage'),
})

export const matchingRoutes = [matchingRoute] as const
