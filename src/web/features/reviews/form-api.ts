import type { EndpointRequest } from '#contract/endpoint.ts'
import { getProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { workOf } from '#web/lib/work-cache.ts'
import { reviewLists } from './list-api.ts'

export type ReviewDetailsQuery = EndpointRequest<typeof getProjectDetailsForReview>['query']

/** The form's details of the project and the reviewee; fetched again each time it is opened. */
export function useReviewDetails(query: ReviewDetailsQuery) {
  // Outdated once the review is written.
  return useEndpointQuery(getProjectDetailsForReview, { query }, { gcTime: 0 })
}

/** Sends the form's review; refetches everything that shows or counts reviews. */
export function useWriteReview(applicationId: string) {
  return useEndpointMutation(createReview, (body) => ({ body }), {
    invalidates: [...reviewLists, ...workOf(applicationId)],
    invalidatesAfter: 'settled',
  })
}
