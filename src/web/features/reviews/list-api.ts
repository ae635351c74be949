import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { editReview, removeReply, replyToReview, reportReview } from '#contract/reviews/actions.ts'
import { listGivenReviews, listPendingReviews, listReceivedReviews } from '#contract/reviews/lists.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import type { Page } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { invalidate, useEndpointMutation } from '#web/lib/endpoint-mutation.ts'

const lists = { given: listGivenReviews, received: listReceivedReviews } as const
export type ReviewDirection = keyof typeof lists

/** All lists of one's reviews. */
export const reviewLists = [listGivenReviews, listReceivedReviews, listPendingReviews]

/** One's reviews of a direction, newest first; what is known shows at once and is asked for again. */
export function useReviewList(direction: ReviewDirection) {
  return useEndpointList(lists[direction], { query: {} })
}

/** Whom one may review and has not, the work that was done last first. */
export function usePendingReviews() {
  return useEndpointList(listPendingReviews, { query: {} })
}

/** Changes a review that was seen in a version; a refusal mostly means that it is another one by now. */
export function useEditReview(id: string) {
  return useEndpointMutation(editReview, (body) => ({ params: { id }, body }), useReplacement())
}

/** Reads one's own review anew as it is stored now; undefined where it is not in the list any more. */
export function useStoredReview(id: string): () => Promise<Review | undefined> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: [lists.given.path] })
    const data = queryClient.getQueryData<InfiniteData<Page<Review>>>([lists.given.path])
    return data?.pages.flatMap((page) => page.items).find((review) => review.id === id)
  }
}

/** Writes the reply to a review, or writes it anew. */
export function useReply(id: string) {
  return useEndpointMutation(
    replyToReview,
    (text: string) => ({ params: { id }, body: { text } }),
    useReplacement(),
  )
}

/** Takes the reply to a review away. */
export function useRemoveReply(id: string) {
  return useEndpointMutation(removeReply, () => ({ params: { id } }), useReplacement())
}

/** Asks administrators to look at a review. */
export function useReportReview(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(reportReview, (body) => ({ params: { id }, body }), {
    onSuccess: () => changeInLists(queryClient, id, (review) => ({ ...review, hasReported: true })),
    onError: () => void invalidate(queryClient, reviewLists),
  })
}

/** What was answered takes its place in the lists; after a refusal they are asked for again. */
function useReplacement() {
  const queryClient = useQueryClient()
  return {
    onSuccess: (changed: Review) => changeInLists(queryClient, changed.id, () => changed),
    onError: () => void invalidate(queryClient, reviewLists),
  }
}

function changeInLists(queryClient: QueryClient, id: string, change: (review: Review) => Review): void {
  for (const { path } of Object.values(lists)) {
    queryClient.setQueryData<InfiniteData<Page<Review>>>(
      [path],
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? change(item) : item)),
          })),
        },
    )
  }
}
