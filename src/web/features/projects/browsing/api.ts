import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { countProjects } from '#contract/projects/facets.ts'
import { listProjects } from '#contract/projects/projects.ts'
import type { BrowseOrder } from '#domain/projects/browse-order.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { endpointListQuery, useLoadedList } from '#web/lib/calls/endpoint-list.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'
import { queryOf, type ProjectFilters } from './filters.ts'

/** Coming back to the page, visitors, who have no live events, see no project that is gone meanwhile. */
const fresh = { refetchOnMount: refetchUnlessServerRendered, refetchOnWindowFocus: 'always' } as const

const projectListQuery = (filters: ProjectFilters, order: BrowseOrder) =>
  endpointListQuery(listProjects, { query: { ...queryOf(filters), order } }, fresh)

/**
 * The projects that match the filters, page by page. While other filters load, the previous answer stays
 * (`isPlaceholderData`). Cached data shows immediately on return and is fetched again. Asks only if `enabled`.
 */
export function useProjectList(filters: ProjectFilters, order: BrowseOrder, enabled = true) {
  return useLoadedList({ ...projectListQuery(filters, order), placeholderData: keepPreviousData, enabled })
}

/** What is wrong with the place of a refused call; null if nothing is. */
export const placeErrorOf = (error: unknown): string | null =>
  issuesOf(error).find(({ path }) => path === 'near')?.message ?? null

const facetsQuery = (filters: ProjectFilters) =>
  endpointQuery(
    countProjects,
    { query: queryOf(filters) },
    {
      ...fresh,
      // An unknown place is an answer, so that the server can render it.
      recover(error) {
        const placeError = placeErrorOf(error)
        if (placeError === null) throw error
        return { placeError }
      },
    },
  )

/**
 * How many projects each filter choice would find, what is wrong with the place, and a search that finds something, if a
 * word of this one is mistyped. Shows the last counts while others load; null before that.
 */
export function useProjectFacets(filters: ProjectFilters) {
  const { data, isPlaceholderData } = useLoadedQuery({
    ...facetsQuery(filters),
    placeholderData: keepPreviousData,
  })
  if (!data || !('placeError' in data)) {
    // The last suggestion was for what was typed then.
    const suggestion = isPlaceholderData ? null : (data?.suggestion ?? null)
    return { facets: data ?? null, placeError: null, suggestion }
  }
  return { facets: null, placeError: isPlaceholderData ? null : data.placeError, suggestion: null }
}

/** The counts say it. */
export function ignorePlaceError(error: unknown): void {
  if (placeErrorOf(error) === null) throw error
}

/** Loads the first page of a list and its facets before its screen renders; throws on failure. */
export async function loadProjectList(
  queryClient: QueryClient,
  filters: ProjectFilters,
  order: BrowseOrder,
): Promise<void> {
  await Promise.all([
    queryClient.infiniteQuery(projectListQuery(filters, order)).catch(ignorePlaceError),
    queryClient.query(facetsQuery(filters)),
  ])
}
