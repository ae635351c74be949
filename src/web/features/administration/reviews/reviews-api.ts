import type { ReportFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideReviewCase, listReviewCases } from '#contract/reviews/cases.ts'
import { listReports } from '#contract/moderation/queue.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

/** Reported reviews. */
export function useReviewCases(show: ReportFilter) {
  return useEndpointList(listReviewCases, { query: { show } })
}

/** Decides a case and refetches the lists, also when someone else was first. */
export function useDecideReviewCase(id: string) {
  return useEndpointMutation(decideReviewCase, (body) => ({ params: { id }, body }), {
    invalidates: [listReviewCases, listReports, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the case is still on the screen.
    awaitsRefetch: false,
  })
}
