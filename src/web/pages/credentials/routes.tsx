/** The screen that checks a credential. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'

const credentialRoute = createRoute({
  getParentRoute,
  path: '/credentials/$id',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./credential.tsx'), 'CredentialPage'),
})

export const credentialRoutes = [credentialRoute] as const
