/** The screen on which credentials are checked. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readCredential } from '#web/features/credentials/api.ts'
import { readText } from './lib/search-params.ts'
import { access, getParentRoute, type ReadAhead } from './root-route.tsx'

const credentialRoute = createRoute({
  getParentRoute,
  path: '/credentials/$id',
  staticData: {
    ...access.public,
    screen: 'pages/credential.tsx',
    readAhead: async ({ queryClient, params }: ReadAhead) => {
      const found = await readCredential(queryClient, readText(params['id']) ?? '')
      return found ? (200 as const) : (404 as const)
    },
  },
  component: lazyRouteComponent(() => import('#web/pages/credential.tsx'), 'CredentialPage'),
})

export const credentialRoutes = [credentialRoute] as const
