import { keepPreviousData } from '@tanstack/react-query'
import {
  countVolunteers,
  getOwnCard,
  listDirectoryProjects,
  listVolunteers,
} from '#contract/matching/directory.ts'
import type { DirectoryOrder } from '#domain/matching/directory.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { queryOf, type DirectoryFilters } from './filters.ts'

/** The volunteers that the filters find, page by page. While other filters load, the previous answer stays. */
export function useDirectory(filters: DirectoryFilters, order: DirectoryOrder) {
  return useEndpointList(
    listVolunteers,
    { query: { ...queryOf(filters), order } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
}

/** How many volunteers each filter choice would find; null before the first answer. */
export function useDirectoryFacets(filters: DirectoryFilters) {
  return (
    useEndpointQuery(
      countVolunteers,
      { query: queryOf(filters) },
      { placeholderData: keepPreviousData, refetchOnMount: 'always' },
    ).data ?? null
  )
}

/** The reader's projects that volunteers can be matched with. */
export function useDirectoryProjects() {
  return useEndpointQuery(listDirectoryProjects, {})
}

/** Whether the directory failed because volunteers can't be matched with the chosen project. */
export const isNoDirectoryProject = (error: Error | null): boolean =>
  isApiError(error) && error.body?.code === 'project_not_found'

/** What the directory shows about the reader. */
export function useOwnCard() {
  return useEndpointQuery(getOwnCard, {}, { refetchOnMount: 'always' })
}
