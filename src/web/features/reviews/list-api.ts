import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { removeReply, replyToReview, reportReview } from '#contract/reviews/actions.ts'
import { exportGivenReviews, exportReceivedReviews } from '#contract/reviews/exports.ts'
import { listGivenReviews, listPendingReviews, listReceivedReviews } from '#contract/reviews/lists.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { download, type Page } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

const lists = { given: listGivenReviews, received: listReceivedReviews } as const
export type ReviewDirection = keyof typeof lists

/** Refetches all lists of the reader's reviews. */
export const reviewLists = [listGivenReviews, listReceivedReviews, listPendingReviews]

/** The reader's given or received reviews, newest first. Cached data shows immediately and is fetched again. */
export function useReviewList(direction: ReviewDirection) {
  return useEndpointList(lists[direction], { query: {} })
}

const exports = { given: exportGivenReviews, received: exportReceivedReviews } as const

/** Downloads the reader's given or received reviews. */
export function useReviewsExport(direction: ReviewDirection) {
  return useCallMutation(() => download(exports[direction], {}))
}

/** People the reader can still review, latest completed work first. */
export function usePendingReviews() {
  return useEndpointList(listPendingReviews, { query: {} })
}

/** Refetches one's own review; undefined if it is no longer in the list. */
export function useStoredReview(id: string): () => Promise<Review | undefined> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: [lists.given.path] })
    const data = queryClient.getQueryData<InfiniteData<Page<Review>>>([lists.given.path])
    return data?.pages.flatMap((page) => page.items).find((review) => review.id === id)
  }
}

/** Writes or edits the reply to a review. */
export function useReply(id: string) {
  return useEndpointMutation(
    replyToReview,
    (text: string) => ({ params: { id }, body: { text } }),
    useReplacement(),
  )
}

/** Removes the reply to a review. */
export function useRemoveReply(id: string) {
  return useEndpointMutation(removeReply, () => ({ params: { id } }), useReplacement())
}

/** Reports a review to administrators. */
export function useReportReview(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(reportReview, (body) => ({ params: { id }, body }), {
    onSuccess: () => changeInLists(queryClient, id, (review) => ({ ...review, hasReported: true })),
    onError: () => void invalidate(queryClient, reviewLists),
  })
}

/** Puts the response into the lists; refetches them after a rejection. */
export function useReplacement() {
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
