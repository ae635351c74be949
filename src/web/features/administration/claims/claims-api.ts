import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideClaimReview, listClaimReviews } from '#contract/organizations/claim-reviews.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'

/** Claims of imported organizations. */
export function useClaimReviews(show: ClaimFilter) {
  return useEndpointList(listClaimReviews, { query: { show } })
}

/** Decides a claim and refetches the lists, also when someone else was first. */
export function useDecideClaim(id: string) {
  return useEndpointMutation(decideClaimReview, (body) => ({ params: { id }, body }), {
    invalidates: [listClaimReviews, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the claim is still on the screen.
    awaitsRefetch: false,
  })
}
