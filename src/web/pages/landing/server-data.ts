/** What the server loads for the start pages. */
import type { QueryClient } from '@tanstack/react-query'
import type { ServerPageAt, ServerPages } from '#web/app/server-page.ts'
import { listModes } from '#domain/accounts/accounts.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { loadSiteStats } from '#web/features/figures/api.ts'
import { loadHome } from '#web/features/dashboards/home/home-api.ts'
import { loadStories } from '#web/features/landing/stories-api.ts'
import { loadDiscovery } from '#web/features/projects/discovery/api.ts'

/** What every start page shows below. */
const loadBelow = (queryClient: QueryClient) =>
  Promise.all([loadDiscovery(queryClient), loadSiteStats(queryClient)])

const home = (
  screen: string,
  load: (queryClient: QueryClient) => Promise<unknown>,
): ServerPageAt<'/' | '/home'> => ({
  screen,
  async load({ queryClient }) {
    const user = getCachedUser(queryClient)
    if (!user) {
      await load(queryClient)
      return 200
    }
    // Only the browser knows which side of an account with both is in use.
    const [mode, other] = listModes(user)
    if (mode === undefined || other !== undefined) return null
    await Promise.all([loadHome(queryClient, user, mode), loadBelow(queryClient)])
    return 200
  },
})

export const landingPages = {
  '/': home('pages/landing/home.tsx', (queryClient) =>
    Promise.all([loadBelow(queryClient), loadStories(queryClient)]),
  ),
  // Nothing of the landing page.
  '/home': home('pages/landing/home-content.tsx', loadBelow),
} satisfies ServerPages
