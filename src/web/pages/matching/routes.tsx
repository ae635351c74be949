/** The route of project matching. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { getParentRoute } from '#web/app/root-route.tsx'
import { parseMatchingSearch } from '#web/app/screen-search.ts'

const matchingRoute = createRoute({
  getParentRoute,
  path: '/project-matching',
  staticData: { access: 'signed-in', visitorDenied: errorsTexts.deniedTexts.projectMatching },
  validateSearch: parseMatchingSearch,
  component: lazyRouteComponent(() => import('./project-matching.tsx'), 'ProjectMatchingPage'),
})

export const matchingRoutes = [matchingRoute] as const
