import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { call } from '#web/lib/api.ts'
import { invalidateWork } from '#web/lib/work-cache.ts'

/** Reviews the other side of a collaboration; most refusals mean that something has changed, so all is asked for again. */
export function useReview(applicationId: string, onWritten: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof createReview>['body']) =>
      call(createReview, { body: { ...body, applicationId } }),
    onSuccess: onWritten,
    onSettled: () => invalidateWork(queryClient, applicationId),
  })
}
