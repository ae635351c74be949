/** The screen that checks a credential. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'

const credentialRoute = createRoute({
  getParentRoute,
  path: '/credentials/$id',
  staticData: access.public,
  component: lazyScreen(() => import('./credential.tsx'), 'CredentialPage'),
})

export const credentialRoutes = [credentialRoute] as const
