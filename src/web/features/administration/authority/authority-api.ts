import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideAuthority, getAuthorityCase } from '#contract/authority/cases.ts'
import type { EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'

export type AuthorityCase = EndpointResponse<typeof getAuthorityCase>
export type AuthorityDecision = EndpointRequest<typeof decideAuthority>['body']

const keyOf = (id: string) => [getAuthorityCase.path, id]

/** Who may act for an organization. Nothing changes under an open question: a look at another window asks nothing. */
export function useAuthorityCase(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: (context) => call(getAuthorityCase, { params: { id } }, context),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

/** Marks a letter as read, or withdraws what counts; `refresh` reads anew what another may have decided. */
export function useAuthorityDecision(id: string) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (body: AuthorityDecision) => call(decideAuthority, { params: { id }, body }),
    onSuccess: (decided) => queryClient.setQueryData(keyOf(id), decided),
  })
  return { decide, refresh: () => void queryClient.invalidateQueries({ queryKey: keyOf(id) }) }
}
