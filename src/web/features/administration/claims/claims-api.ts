import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideClaimReview, listClaimReviews } from '#contract/organizations/claim-reviews.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'

/** Requests for imported organizations. */
export function useClaimReviews(show: ClaimFilter) {
  return useEndpointList(listClaimReviews, { query: { show } })
}

/** Decides a request; the lists are read anew, also where somebody else was first. */
export function useDecideClaim(id: string) {
  return useEndpointMutation(decideClaimReview, (body) => ({ params: { id }, body }), {
    invalidates: [listClaimReviews, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not waited for: who decided is told first, while the request is still on the screen.
    awaitsRefetch: false,
  })
}
