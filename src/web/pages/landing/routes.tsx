/** The start pages. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'

const startRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: access.public,
  component: lazyScreen(() => import('./home.tsx'), 'StartPage'),
})

const homeRoute = createRoute({
  getParentRoute,
  path: '/home',
  staticData: access.public,
  component: lazyScreen(() => import('./home-content.tsx'), 'HomeContent'),
})

export const landingRoutes = [startRoute, homeRoute] as const
