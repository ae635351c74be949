import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { countProjects } from '#contract/projects/facets.ts'
import { listProjects } from '#contract/projects/projects.ts'
import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { endpointListQuery, useLoadedList } from '#web/lib/endpoint-list.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'
import { queryOf, type ProjectFilters } from './filters.ts'

/** Coming back to the page, visitors, who have no live events, see no project that is gone meanwhile. */
const fresh = { refetchOnMount: refetchUnlessServerRendered, refetchOnWindowFocus: 'always' } as const

const projectListQuery = (filters: ProjectFilters, order: BrowseOrder) =>
  endpointListQuery(listProjects, { query: { ...queryOf(filters), order } }, fresh)

/**
 * The projects that match the filters, page by page. While other filters load, the previous answer stays
 * (`isPlaceholderData`). Cached data shows immediately on return and is fetched again.
 */
export function useProjectList(filters: ProjectFilters, order: BrowseOrder) {
  return useLoadedList({ ...projectListQuery(filters, order), placeholderData: keepPreviousData })
}

const facetsQuery = (filters: ProjectFilters) =>
  endpointQuery(countProjects, { query: queryOf(filters) }, fresh)

/** How many projects each filter choice would find. Shows the last counts while others load; null before that. */
export function useProjectFacets(filters: ProjectFilters) {
  return useLoadedQuery({ ...facetsQuery(filters), placeholderData: keepPreviousData }).data ?? null
}

/** Loads the first page of a list and its facets before its screen renders; throws on failure. */
export async function loadProjectList(
  queryClient: QueryClient,
  filters: ProjectFilters,
  order: BrowseOrder,
): Promise<void> {
  await Promise.all([
    queryClient.infiniteQuery(projectListQuery(filters, order)),
    queryClient.query(facetsQuery(filters)),
  ])
}
