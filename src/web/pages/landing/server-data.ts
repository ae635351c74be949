/** What the server loads for the start pages. */
import type { QueryClient } from '@tanstack/react-query'
import type { ServerPageAt, ServerPages } from '#web/app/server-page.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { loadSiteStats } from '#web/features/figures/api.ts'
import { loadDiscovery } from '#web/features/projects/discovery.ts'

const home = (load: (queryClient: QueryClient) => Promise<unknown>): ServerPageAt<'/' | '/home'> => ({
  screen: 'pages/landing/home.tsx',
  async load({ queryClient }) {
    if (getCachedUser(queryClient)) return null
    await load(queryClient)
    return 200
  },
})

export const landingPages = {
  '/': home((queryClient) => Promise.all([loadDiscovery(queryClient), loadSiteStats(queryClient)])),
  '/home': home(loadDiscovery),
} satisfies ServerPages
