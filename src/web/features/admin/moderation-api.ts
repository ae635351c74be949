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
} from '#contract/admin-moderation.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
import type { AdminOrganizationsSearch, AdminPeopleSearch } from '#web/paths.ts'

/** People that a search finds, newest first. */
export function usePeople(search: AdminPeopleSearch) {
  return useInfiniteQuery({
    queryKey: [listPeople.path, stringifySearch(search)],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listPeople, { query: { ...search, ...(pageParam && { cursor: pageParam }) } }, asked),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

/** One person; asking for it is recorded, so nothing asks but opening the page and changing something there. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: [getPerson.path, id],
    queryFn: (asked) => call(getPerson, { params: { id } }, asked),
    refetchOnWindowFocus: false,
  })
}

/** Organizations that a search finds, newest first. */
export function useModeratedOrganizations(search: AdminOrganizationsSearch) {
  return useInfiniteQuery({
    queryKey: [listModeratedOrganizations.path, stringifySearch(search)],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(
        listModeratedOrganizations,
        { query: { ...search, ...(pageParam && { cursor: pageParam }) } },
        asked,
      ),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

/** One organization; as with people, asking is recorded. */
export function useModeratedOrganization(id: string) {
  return useQuery({
    queryKey: [getModeratedOrganization.path, id],
    queryFn: (asked) => call(getModeratedOrganization, { params: { id } }, asked),
    refetchOnWindowFocus: false,
  })
}

/** What is done about a person: their page is read anew after it. */
export function usePersonWrites(id: string) {
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
export function useOrganizationWrites(id: string) {
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
