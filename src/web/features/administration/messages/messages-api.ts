import type { ReportFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideMessageCase, listMessageCases } from '#contract/messages/cases.ts'
import { listReports } from '#contract/moderation/queue.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

/** Reported messages. */
export function useMessageCases(show: ReportFilter) {
  return useEndpointList(listMessageCases, { query: { show } })
}

/** Decides a case and refetches the lists, also when someone else was first. */
export function useDecideMessageCase(id: string) {
  return useEndpointMutation(decideMessageCase, (body) => ({ params: { id }, body }), {
    invalidates: [listMessageCases, listReports, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the case is still on the screen.
    awaitsRefetch: false,
  })
}
