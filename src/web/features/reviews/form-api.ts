import type { EndpointRequest } from '#contract/endpoint.ts'
import { getProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { workOf } from '#web/lib/work-cache.ts'
import { reviewLists } from './list-api.ts'

export type ReviewDetailsQuery = EndpointRequest<typeof getProjectDetailsForReview>['query']

/** What the form shows of a project and of whom the review is about; read anew each time it is opened. */
export function useReviewDetails(query: ReviewDetailsQuery) {
  // Nothing of it is true once the review is written.
  return useEndpointQuery(getProjectDetailsForReview, { query }, { gcTime: 0 })
}

/** Sends the review of the form; all that shows reviews or counts them is asked for again. */
export function useWriteReview(applicationId: string) {
  return useEndpointMutation(createReview, (body) => ({ body }), {
    invalidates: [...reviewLists, ...workOf(applicationId)],
    invalidatesAfter: 'settled',
  })
}
