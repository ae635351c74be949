import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideClaimReview, listClaimReviews } from '#contract/organizations/claim-reviews.ts'
import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

/** Requests for imported organizations. */
export function useClaimReviews(show: ClaimFilter) {
  return useInfiniteQuery({
    queryKey: [listClaimReviews.path, show],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listClaimReviews, { query: { show, ...(pageParam && { cursor: pageParam }) } }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Decides a request; the lists are read anew, also where somebody else was first. */
export function useDecideClaim(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { verdict: 'approve' | 'decline'; reason: string | null }) =>
      call(decideClaimReview, { params: { id }, body }),
    // Not waited for: who decided is told first, while the request is still on the screen.
    onSettled: () => {
      for (const { path } of [listClaimReviews, getAdministrationOverview]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
  })
}
