import { createReview } from '#contract/reviews/reviews.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { workOf } from '#web/lib/work-cache.ts'

/**
 * Reviews the other side of a collaboration. Most rejections mean that something has changed, so everything is
 * refetched.
 */
export function useReview(applicationId: string, onWritten: () => void) {
  return useEndpointMutation(createReview, (body) => ({ body: { ...body, applicationId } }), {
    onSuccess: onWritten,
    invalidates: workOf(applicationId),
    invalidatesAfter: 'settled',
  })
}
