import type { EndpointRequest } from '#contract/endpoint.ts'
import { getProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

export type ReviewDetailsQuery = EndpointRequest<typeof getProjectDetailsForReview>['query']

/** The form's details of the project and the reviewee; fetched again each time it is opened. */
export function useReviewDetails(query: ReviewDetailsQuery) {
  // Outdated once the review is written.
  return useEndpointQuery(getProjectDetailsForReview, { query }, { gcTime: 0 })
}
