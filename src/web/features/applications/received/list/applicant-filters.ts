/** What narrows and sorts the list of applicants, from the URL. */
import type { EndpointRequest } from '#contract/endpoint.ts'
import type { getApplicantCounts, listApplicants } from '#contract/applications/applicants.ts'
import { commonApplicantSorts, type ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import {
  applicantSortOf,
  listApplicantSorts,
  type ApplicantSort,
} from '#domain/applications/applicant-sorts.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import type { ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'

export type ReceivedSearch = SearchOf<'/applications'>
export type ApplicantScope = EndpointRequest<typeof getApplicantCounts>['query']
export type ApplicantQuery = EndpointRequest<typeof listApplicants>['query']

/** Changes the URL: as a new entry of the history, which Back leaves, or in place of the current one. */
export type ChangeSearch = (update: Update<ReceivedSearch>, options?: { replace?: boolean }) => void

export const showOf = ({ show }: ReceivedSearch): ApplicantFilter => show ?? 'all'
export const sortOf = ({ show, sort }: ReceivedSearch): ApplicantSort => applicantSortOf(show ?? 'all', sort)

/** The orders to choose from. */
export const listSortOptions = (texts: ReceivedTexts, search: ReceivedSearch) =>
  listApplicantSorts(showOf(search)).map((sort) => ({ value: sort, label: texts.sort[sort] }))

/** What the counts of the filters are about. A project's applicants show whichever organization acts. */
export function useScope({ search, project, organization }: ReceivedSearch): ApplicantScope {
  const narrowed = useScopeQuery(organization)
  return {
    ...(search && { q: search }),
    ...(project && { projectId: project }),
    ...((organization || !project) && narrowed),
  }
}

/** What the list shows, without its paging. */
export const useFilters = (search: ReceivedSearch) => ({
  ...useScope(search),
  show: showOf(search),
  sort: sortOf(search),
})

/** A new filter: it closes the open application, because it may not be in the list anymore. */
export const narrow =
  (change: Partial<ReceivedSearch>): Update<ReceivedSearch> =>
  ({ application: _, ...current }) => ({ ...current, tab: 'received', ...change })

/** A chosen sort for the URL, which leaves out the one that applies anyway. */
export function parseSort(value: string): ReceivedSearch['sort'] {
  return parseChoice(commonApplicantSorts, value)
}
