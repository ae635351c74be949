/** The top-rated projects on the browse screen. */
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { listTopRatedProjects } from '#contract/projects/discovery.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'
import { ignorePlaceError } from './api.ts'
import { queryOf, type ProjectFilters } from './filters.ts'

// Closed ones, too: most projects are completed before they are rated.
const topRated = (filters: ProjectFilters) =>
  endpointQuery(
    listTopRatedProjects,
    { query: queryOf({ ...filters, closed: true }) },
    { refetchOnMount: refetchUnlessServerRendered },
  )

/** The highest-rated ones that the filters find. While other filters load, the previous ones stay (`isPlaceholderData`). */
export function useTopRatedList(filters: ProjectFilters) {
  return useLoadedQuery({ ...topRated(filters), placeholderData: keepPreviousData })
}

/** Loads them before a screen renders. */
export async function loadTopRated(queryClient: QueryClient, filters: ProjectFilters): Promise<void> {
  await queryClient.query(topRated(filters)).catch(ignorePlaceError)
}
