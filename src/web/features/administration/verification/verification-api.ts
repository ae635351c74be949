import type { CaseFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import {
  countVerifications,
  decideVerification,
  exportVerifications,
  getVerificationCase,
  listVerifications,
} from '#contract/verification/cases.ts'
import { download, keyOf } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

const toQuery = ({ state, search = '' }: SearchOf<'/admin/verification'>) => {
  const show: CaseFilter = state ?? 'pending'
  return { show, search }
}

/** Cases in a state that match a search. */
export function useVerificationCases(search: SearchOf<'/admin/verification'>) {
  return useEndpointList(listVerifications, { query: toQuery(search) })
}

/** Downloads all cases that a search shows. */
export const useVerificationsExport = (search: SearchOf<'/admin/verification'>) =>
  useCallMutation(() => download(exportVerifications, { body: toQuery(search) }))

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
