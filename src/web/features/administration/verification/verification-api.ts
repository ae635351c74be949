import type { CaseFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import {
  countVerifications,
  decideVerification,
  getVerificationCase,
  listVerifications,
} from '#contract/verification/cases.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { nullOn, useEndpointQuery } from '#web/lib/endpoint-query.ts'
import type { SearchOf } from '#web/lib/screen-search.ts'

/** Cases in a state that match a search. */
export function useVerificationCases({ state, search = '' }: SearchOf<'/admin/verification'>) {
  const show: CaseFilter = state ?? 'pending'
  return useEndpointList(listVerifications, { query: { show, search } })
}

/** The number of cases per state. */
export function useCaseCounts() {
  return useEndpointQuery(countVerifications, {})
}

/**
 * One case; null if the organization never requested verification. Each request is logged, so window focus does not
 * refetch.
 */
export function useCase(id: string) {
  return useEndpointQuery(
    getVerificationCase,
    { params: { id } },
    { recover: nullOn(404), refetchOnWindowFocus: false },
  )
}

/** Decides a case in the version shown; refetches one that has changed. */
export function useDecideVerification(id: string) {
  const params = { id }
  return useEndpointMutation(decideVerification, (body) => ({ params, body }), {
    caches: keyOf(getVerificationCase, { params }),
    invalidates: [getVerificationCase, listVerifications, countVerifications, getAdministrationOverview],
    invalidatesAfter: 'settled',
    awaitsRefetch: false,
  })
}
