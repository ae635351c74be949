import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import {
  decideClaimReview,
  exportClaimReviews,
  listClaimReviews,
} from '#contract/organizations/claim-reviews.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

/** Claims of imported organizations. */
export function useClaimReviews(show: ClaimFilter) {
  return useEndpointList(listClaimReviews, { query: { show } })
}

/** Downloads all claims that a tab shows. */
export const useClaimsExport = (show: ClaimFilter) =>
  useCallMutation(() => download(exportClaimReviews, { body: { show } }))

/** Decides a claim and refetches the lists, also when someone else was first. */
export function useDecideClaim(id: string) {
  return useEndpointMutation(decideClaimReview, (body) => ({ params: { id }, body }), {
    invalidates: [listClaimReviews, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the claim is still on the screen.
    awaitsRefetch: false,
  })
}
