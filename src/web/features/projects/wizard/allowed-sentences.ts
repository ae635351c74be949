/** Sentences that the organization may publish because its appeal was granted. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listAllowedSentences } from '#contract/moderation/appeals.ts'
import { isAllowedBy } from '#domain/safeguards/allowed-sentences.ts'
import { nothingDecided, type IsDecided } from '#domain/safeguards/evaluate.ts'
import { endpointQuery, useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** What the hints of a form leave out, and whose form it is. */
export const AllowedContext = createContext<{ organizationId: string | null; isAllowed: IsDecided }>({
  organizationId: null,
  isAllowed: nothingDecided,
})

type Allowed = EndpointResponse<typeof listAllowedSentences>

/** What an organization may publish, once the form has something that would be refused. */
export function useAllowed(organizationId: string, isAsked: boolean) {
  const queryClient = useQueryClient()
  const { data, isPending } = useEndpointQuery(
    listAllowedSentences,
    isAsked ? { query: { organizationId } } : null,
  )
  return useMemo(
    () => ({
      organizationId,
      /** For a check that must not be wrong because the answer is still on its way. Without an answer, nothing is allowed. */
      load: async () =>
        isAllowedBy(
          await queryClient
            .query({
              ...endpointQuery(listAllowedSentences, { query: { organizationId } }),
              staleTime: 'static',
            })
            .catch((): Allowed => []),
        ),
      /** Until this is known, a draft with an allowed sentence must not look unfinished. */
      isKnown: !isPending,
      isAllowed: isAllowedBy(data ?? []),
    }),
    [organizationId, data, isPending, queryClient],
  )
}
