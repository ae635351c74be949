import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getAdministrationOverview } from '#contract/administration.ts'
import { decideClaimReview, listClaimReviews } from '#contract/admin-claims.ts'
import type { ShownClaims } from '#contract/admin-lists.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'

/** Requests for imported organizations. */
export function useClaimReviews(show: ShownClaims) {
  return useInfiniteQuery({
    queryKey: [listClaimReviews.path, show],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listClaimReviews, { query: { show, ...(pageParam && { cursor: pageParam }) } }, asked),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

/** Decides a request; the lists are read anew, also where somebody else was first. */
export function useClaimVerdict(id: string) {
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
