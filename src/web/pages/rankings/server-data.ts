/** What the server loads for top organizations. */
import type { ServerPages } from '#web/app/server-page.ts'
import { loadTopOrganizationList } from '#web/features/rankings/api.ts'
import { toListing } from '#web/features/rankings/listing.ts'

export const rankingPages = {
  '/top-organizations': {
    screen: 'pages/rankings/top-organizations.tsx',
    async load({ queryClient, search }) {
      await loadTopOrganizationList(queryClient, toListing(search))
      return 200
    },
  },
} satisfies ServerPages
