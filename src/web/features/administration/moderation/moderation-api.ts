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
import { keyOf } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import type { AdminOrganizationsSearch, AdminPeopleSearch } from '#web/lib/paths.ts'

const askedOnce = { refetchOnMount: true, refetchOnWindowFocus: false } as const

/** People that a search finds, newest first. */
export function usePeople(search: AdminPeopleSearch) {
  return useEndpointList(listPeople, { query: search })
}

/** One person; asking for it is recorded, so nothing asks but opening the page and changing something there. */
export function usePerson(id: string) {
  return useEndpointQuery(getPerson, { params: { id } }, askedOnce)
}

/** Organizations that a search finds, newest first. */
export function useModeratedOrganizations(search: AdminOrganizationsSearch) {
  return useEndpointList(listModeratedOrganizations, { query: search })
}

/** One organization; as with people, asking is recorded. */
export function useModeratedOrganization(id: string) {
  return useEndpointQuery(getModeratedOrganization, { params: { id } }, askedOnce)
}

/** What is done about a person: their page is read anew after it. */
export function usePersonMutations(id: string) {
  const params = { id }
  const withReason = (reason: string) => ({ params, body: { reason } })
  const settings = { invalidates: [keyOf(getPerson, { params })] }
  return {
    suspend: useEndpointMutation(suspendPerson, withReason, settings),
    reinstate: useEndpointMutation(reinstatePerson, () => ({ params }), settings),
    endSessions: useEndpointMutation(endPersonSessions, () => ({ params }), settings),
  }
}

/** What is done about an organization: its page is read anew after it. */
export function useOrganizationMutations(id: string) {
  const params = { id }
  const withReason = (reason: string) => ({ params, body: { reason } })
  const settings = { invalidates: [keyOf(getModeratedOrganization, { params })] }
  return {
    suspend: useEndpointMutation(suspendOrganization, withReason, settings),
    reinstate: useEndpointMutation(reinstateOrganization, () => ({ params }), settings),
  }
}
