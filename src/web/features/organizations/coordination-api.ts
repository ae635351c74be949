import { askForCoordinator, getCoordination } from '#contract/organizations/coordination.ts'
import { listMembers } from '#contract/organizations/members.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { coordinationCatalog } from './texts/coordination-texts.ts'

/** Whether an organization asks for a coordinator. */
export function useCoordination(id: string) {
  return useEndpointQuery(getCoordination, { params: { id } })
}

/** Starts or stops asking; stopping also changes the members. */
export function useAskForCoordinator(id: string) {
  const texts = useTexts(coordinationCatalog)
  const params = { id }
  return useEndpointMutation(
    askForCoordinator,
    (isRequested: boolean) => ({ params, body: { isRequested } }),
    {
      invalidates: [keyOf(getCoordination, { params }), keyOf(listMembers, { params })],
      failed: texts.failed,
      done: ({ askedAt }) => ({ title: askedAt === null ? texts.stopped : texts.asked }),
    },
  )
}
