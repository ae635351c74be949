import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { getProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { call } from '#web/lib/api.ts'
import { invalidateWork } from '#web/lib/work-cache.ts'
import { refreshReviews } from './list-api.ts'

export type ReviewDetailsQuery = EndpointRequest<typeof getProjectDetailsForReview>['query']

/** What the form shows of a project and of whom the review is about; read anew each time it is opened. */
export function useReviewDetails(query: ReviewDetailsQuery) {
  return useQuery({
    queryKey: [getProjectDetailsForReview.path, query],
    queryFn: (context) => call(getProjectDetailsForReview, { query }, context),
    // Nothing of it is true once the review is written.
    gcTime: 0,
    refetchOnMount: 'always',
  })
}

/** Sends the review of the form; all that shows reviews or counts them is asked for again. */
export function useWriteReview(applicationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof createReview>['body']) => call(createReview, { body }),
    onSettled: () => Promise.all([refreshReviews(queryClient), invalidateWork(queryClient, applicationId)]),
  })
}
