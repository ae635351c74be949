import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endPersonSessions,
  getModeratedOrganization,
  getPerson,
  listModeratedOrganizations,
  listPeople,
  reinstateOrganization,
  reinstatePerson,
  suspendOrganization,
  suspendPerson,
} from '#contract/moderation/moderation.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
import type { AdminOrganizationsSearch, AdminPeopleSearch } from '#web/lib/paths.ts'

/** People that a search finds, newest first. */
export function usePeople(search: AdminPeopleSearch) {
  return useInfiniteQuery({
    queryKey: [listPeople.path, stringifySearch(search)],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listPeople, { query: { ...search, ...(pageParam && { cursor: pageParam }) } }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** One person; asking for it is recorded, so nothing asks but opening the page and changing something there. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: [getPerson.path, id],
    queryFn: (context) => call(getPerson, { params: { id } }, context),
    refetchOnWindowFocus: false,
  })
}

/** Organizations that a search finds, newest first. */
export function useModeratedOrganizations(search: AdminOrganizationsSearch) {
  return useInfiniteQuery({
    queryKey: [listModeratedOrganizations.path, stringifySearch(search)],
    queryFn: ({ pageParam, ...context }) =>
      callPage(
        listModeratedOrganizations,
        { query: { ...search, ...(pageParam && { cursor: pageParam }) } },
        context,
      ),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** One organization; as with people, asking is recorded. */
export function useModeratedOrganization(id: string) {
  return useQuery({
    queryKey: [getModeratedOrganization.path, id],
    queryFn: (context) => call(getModeratedOrganization, { params: { id } }, context),
    refetchOnWindowFocus: false,
  })
}

/** What is done about a person: their page is read anew after it. */
export function usePersonMutations(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: [getPerson.path, id] })
  return {
    suspend: useMutation({
      mutationFn: (reason: string) => call(suspendPerson, { params, body: { reason } }),
      onSuccess,
    }),
    reinstate: useMutation({ mutationFn: () => call(reinstatePerson, { params }), onSuccess }),
    endSessions: useMutation({ mutationFn: () => call(endPersonSessions, { params }), onSuccess }),
  }
}

/** What is done about an organization: its page is read anew after it. */
export function useOrganizationMutations(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: [getModeratedOrganization.path, id] })
  return {
    suspend: useMutation({
      mutationFn: (reason: string) => call(suspendOrganization, { params, body: { reason } }),
      onSuccess,
    }),
    reinstate: useMutation({ mutationFn: () => call(reinstateOrganization, { params }), onSuccess }),
  }
}
