/** Sentences that the organization may publish because its appeal was granted. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listAppealedSentences } from '#contract/moderation/appeals.ts'
import { isAllowedBy, type AppealedSentence } from '#domain/safeguards/allowed-sentences.ts'
import { nothingDecided, type IsDecided } from '#domain/safeguards/evaluate.ts'
import { endpointQuery, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** What the hints of a form leave out, and whose form it is. */
export const AllowedContext = createContext<{
  organizationId: string | null
  /** The project was posted before, so that saving can hide it. */
  isPosted: boolean
  isAllowed: IsDecided
  /** The refused sentences that it has appealed. */
  appealed: readonly AppealedSentence[]
}>({ organizationId: null, isPosted: false, isAllowed: nothingDecided, appealed: [] })

type Appealed = EndpointResponse<typeof listAppealedSentences>

const none: Appealed = []
const isAllowedIn = (appealed: Appealed) => isAllowedBy(appealed.filter(({ state }) => state === 'granted'))

/** The refused sentences that an organization has appealed; without an answer, none. */
export const loadAppealed = (
  queryClient: QueryClient,
  query: { organizationId: string; projectId?: string | undefined },
): Promise<Appealed> =>
  queryClient
    .query({ ...endpointQuery(listAppealedSentences, { query }), staleTime: 5_000 })
    .catch((): Appealed => [])

/** What an organization may publish, in one project if named, once the form has something that would be refused. */
export function useAllowed(
  {
    organizationId,
    projectId,
    isPosted = false,
  }: { organizationId: string; projectId?: string | undefined; isPosted?: boolean },
  isAsked: boolean,
) {
  const queryClient = useQueryClient()
  const { data, isPending } = useEndpointQuery(
    listAppealedSentences,
    isAsked ? { query: { organizationId, projectId } } : null,
    // An appeal may be decided while the form is open.
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  )
  return useMemo(
    () => ({
      organizationId,
      isPosted,
      /** For a check that must not be wrong because the answer is still on its way. Without an answer, nothing is allowed. */
      load: async () => isAllowedIn(await loadAppealed(queryClient, { organizationId, projectId })),
      /** Until this is known, a draft with an allowed sentence must not look unfinished. */
      isKnown: !isPending,
      isAllowed: isAllowedIn(data ?? none),
      appealed: data ?? none,
    }),
    [organizationId, projectId, isPosted, data, isPending, queryClient],
  )
}
