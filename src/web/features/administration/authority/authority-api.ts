import { useQueryClient } from '@tanstack/react-query'
import { decideAuthority, getAuthorityCase } from '#contract/authority/cases.ts'
import type { EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

export type AuthorityCase = EndpointResponse<typeof getAuthorityCase>
export type AuthorityDecision = EndpointRequest<typeof decideAuthority>['body']

/** Who may act for an organization. Nothing changes under an open question: a look at another window asks nothing. */
export function useAuthorityCase(id: string) {
  return useEndpointQuery(getAuthorityCase, { params: { id } }, { refetchOnWindowFocus: false })
}

/** Marks a letter as read, or withdraws what counts; `refresh` reads anew what another may have decided. */
export function useAuthorityDecision(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  const queryKey = keyOf(getAuthorityCase, { params })
  const decide = useEndpointMutation(decideAuthority, (body) => ({ params, body }), { caches: queryKey })
  return { decide, refresh: () => void queryClient.invalidateQueries({ queryKey }) }
}
