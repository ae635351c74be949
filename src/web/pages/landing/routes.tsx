/** The start pages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'

const startRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./home.tsx'), 'StartPage'),
})

const homeRoute = createRoute({
  getParentRoute,
  path: '/home',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage'),
})

export const landingRoutes = [startRoute, homeRoute] as const
