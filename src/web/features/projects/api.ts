import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getProject, listProjects } from '#contract/projects.ts'
import { call, callPage } from '#web/lib/api.ts'
import { queryOf, type ProjectFilters } from './filters.ts'

const noCursor: string | null = null

/**
 * The projects that the filters find, page by page. While other filters are looked up the old answer stays
 * (`isPlaceholderData`); what is known shows at once on return and is asked for again.
 */
export function useProjectList(filters: ProjectFilters) {
  const query = queryOf(filters)
  return useInfiniteQuery({
    queryKey: [listProjects.path, query],
    queryFn: ({ pageParam, signal }) =>
      callPage(listProjects, { query: pageParam ? { ...query, cursor: pageParam } : query }, signal),
    initialPageParam: noCursor,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** One project with how the reader stands to it; what is known shows at once and is asked for again. */
export function useProject(id: string) {
  return useQuery({
    queryKey: [listProjects.path, id],
    queryFn: ({ signal }) => call(getProject, { params: { id } }, signal),
    refetchOnMount: 'always',
  })
}
