import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { editReview, removeReply, replyToReview, reportReview } from '#contract/reviews/actions.ts'
import { listGivenReviews, listPendingReviews, listReceivedReviews } from '#contract/reviews/lists.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { call, callPage, type Page } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

const lists = { given: listGivenReviews, received: listReceivedReviews } as const
export type ReviewDirection = keyof typeof lists

type PageContext = { pageParam: string | null; signal: AbortSignal }

/** One's reviews of a direction, newest first; what is known shows at once and is asked for again. */
export function useReviewList(direction: ReviewDirection) {
  const endpoint = lists[direction]
  return useInfiniteQuery({
    queryKey: [endpoint.path],
    queryFn: ({ pageParam, signal }: PageContext) =>
      callPage(endpoint, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Whom one may review and has not, the work that was done last first. */
export function usePendingReviews() {
  return useInfiniteQuery({
    queryKey: [listPendingReviews.path],
    queryFn: ({ pageParam, signal }: PageContext) =>
      callPage(listPendingReviews, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Changes a review that was seen in a version; a refusal mostly means that it is another one by now. */
export function useEditReview(id: string) {
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof editReview>['body']) =>
      call(editReview, { params: { id }, body }),
    ...useReplacement(),
  })
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
  return useMutation({
    mutationFn: (text: string) => call(replyToReview, { params: { id }, body: { text } }),
    ...useReplacement(),
  })
}

/** Takes the reply to a review away. */
export function useRemoveReply(id: string) {
  return useMutation({
    mutationFn: () => call(removeReply, { params: { id } }),
    ...useReplacement(),
  })
}

/** Asks administrators to look at a review. */
export function useReportReview(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof reportReview>['body']) =>
      call(reportReview, { params: { id }, body }),
    onSuccess: () => changeInLists(queryClient, id, (review) => ({ ...review, hasReported: true })),
    onError: () => void refreshReviews(queryClient),
  })
}

/** What was answered takes its place in the lists; after a refusal they are asked for again. */
function useReplacement() {
  const queryClient = useQueryClient()
  return {
    onSuccess: (changed: Review) => changeInLists(queryClient, changed.id, () => changed),
    onError: () => void refreshReviews(queryClient),
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

/** Asks again for all lists of one's reviews. */
export function refreshReviews(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [listGivenReviews, listReceivedReviews, listPendingReviews].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
}
