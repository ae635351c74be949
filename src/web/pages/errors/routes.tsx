/**
 * Addresses whose screens are not built yet: access is decided (spec F2.1, F2.2; decision A1), but they show the
 * not-found page. Nothing links here. Remove the line when the screen is built.
 */
import { createRoute, type StaticDataRouteOption } from '@tanstack/react-router'
import { getParentRoute } from '#web/app/root-route.tsx'
import { NotFoundPage } from './not-found.tsx'

export const unbuiltScreens = [
  { path: '/volunteers', staticData: { access: 'organization' } },
] as const satisfies readonly { path: `/${string}`; staticData: StaticDataRouteOption }[]

const unbuilt = { getParentRoute, component: NotFoundPage }

export const unbuiltRoutes = unbuiltScreens.map((screen) => createRoute({ ...unbuilt, ...screen }))
