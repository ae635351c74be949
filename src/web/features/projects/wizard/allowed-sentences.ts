/** Sentences that the organization may publish because its appeal was granted. */
import { createContext, useMemo } from 'react'
import { listAllowedSentences } from '#contract/moderation/appeals.ts'
import { nothingDecided, type IsDecided } from '#domain/safeguards/evaluate.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** What the hints of a form leave out, and whose form it is. */
export const AllowedContext = createContext<{ organizationId: string | null; isAllowed: IsDecided }>({
  organizationId: null,
  isAllowed: nothingDecided,
})

/** What an organization may publish, once the form has something that would be refused. */
export function useAllowed(organizationId: string, isAsked: boolean) {
  const { data, isPending } = useEndpointQuery(
    listAllowedSentences,
    isAsked ? { query: { organizationId } } : null,
  )
  return useMemo(
    () => ({
      organizationId,
      /** Until this is known, a draft with an allowed sentence must not look unfinished. */
      isKnown: !isPending,
      isAllowed: (({ rule, evidence }) =>
        data?.some((each) => each.rule === rule && each.sentence === evidence) ?? false) satisfies IsDecided,
    }),
    [organizationId, data, isPending],
  )
}
