import { appealSuspension, fileAppeal, getSuspension, listDecisions } from '#contract/moderation/appeals.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

/** The decisions about the reader and their organizations. */
export const useDecisions = () => useEndpointList(listDecisions, { query: {} })

/**
 * The decision that keeps a project hidden: null if there is none and for readers who do not act for its organization,
 * undefined until it is known.
 */
export function useProjectDecision(projectId: string) {
  const { data, isPending } = useEndpointList(listDecisions, { query: { projectId } })
  if (isPending) return undefined
  const found = data?.pages[0]?.items.find(
    ({ decision, appeal }) => appeal?.state !== 'granted' && (decision === 'hold' || decision === 'remove'),
  )
  return found ?? null
}

/** Appeals one of them. */
export const useFileAppeal = (key: string) =>
  useEndpointMutation(fileAppeal, ({ reason }: { reason: string }) => ({ body: { key, reason } }), {
    invalidates: [listDecisions],
    invalidatesAfter: 'settled',
  })

/** The suspension that an email's link is about; null if the link does not work. Asks nothing without a token. */
export const useSuspension = (token: string) =>
  useEndpointQuery(getSuspension, token === '' ? null : { body: { token } }, { recover: nullOn(410, 422) })

/** Appeals it. */
export const useAppealSuspension = (token: string) =>
  useEndpointMutation(appealSuspension, ({ reason }: { reason: string }) => ({ body: { token, reason } }), {
    invalidates: [getSuspension],
    invalidatesAfter: 'settled',
  })
