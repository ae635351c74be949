import { useQueryClient } from '@tanstack/react-query'
import { decideAuthority, getAuthorityCase } from '#contract/authority/cases.ts'
import type { EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

export type AuthorityCase = EndpointResponse<typeof getAuthorityCase>
export type AuthorityDecision = EndpointRequest<typeof decideAuthority>['body']

/**
 * Who is authorized to represent an organization. No refetch on window focus, so nothing changes under an open
 * dialog.
 */
export function useAuthorityCase(id: string) {
  return useEndpointQuery(getAuthorityCase, { params: { id } }, { refetchOnWindowFocus: false })
}

/**
 * Marks a document as reviewed, or withdraws an authorization. `refresh` fetches what someone else may have decided.
 */
export function useAuthorityDecision(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  const queryKey = keyOf(getAuthorityCase, { params })
  const decide = useEndpointMutation(decideAuthority, (body) => ({ params, body }), { caches: queryKey })
  return { decide, refresh: () => void queryClient.invalidateQueries({ queryKey }) }
}
