import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getStatistics } from '#contract/figures/statistics.ts'
import { call } from '#web/lib/api.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const siteStatsQuery = queryOptions({
  queryKey: [getStatistics.path],
  queryFn: (context) => call(getStatistics, {}, context),
  refetchOnMount: refetchUnlessServerRendered,
})

/** The counted figures of the platform; null where the content file's are shown. */
export function useSiteStats() {
  return useQuery(siteStatsQuery).data?.counted ?? null
}

/** Reads the figures before the screen is drawn. */
export async function loadSiteStats(queryClient: QueryClient): Promise<void> {
  await queryClient.query(siteStatsQuery)
}
