import type { QueryClient } from '@tanstack/react-query'
import { getStatistics } from '#contract/figures/statistics.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const siteStatsQuery = endpointQuery(getStatistics, {}, { refetchOnMount: refetchUnlessServerRendered })

/** The platform's counted statistics; null if the content file's are shown. */
export function useSiteStats() {
  return useLoadedQuery(siteStatsQuery).data?.counted ?? null
}

/** Loads the statistics before the screen renders. */
export async function loadSiteStats(queryClient: QueryClient): Promise<void> {
  await queryClient.query(siteStatsQuery)
}
