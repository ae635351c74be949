import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShownReports } from '#contract/admin-lists.ts'
import { getAdministrationOverview } from '#contract/administration.ts'
import { decideReviewCase, listReviewCases } from '#contract/admin-reviews.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'

/** Reported reviews. */
export function useReviewCases(show: ShownReports) {
  return useInfiniteQuery({
    queryKey: [listReviewCases.path, show],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listReviewCases, { query: { show, ...(pageParam && { cursor: pageParam }) } }, asked),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

/** Decides a case; the lists are read anew, also where somebody else was first. */
export function useReviewVerdict(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof decideReviewCase>['body']) =>
      call(decideReviewCase, { params: { id }, body }),
    // Not waited for: who decided is told first, while the case is still on the screen.
    onSettled: () => {
      for (const { path } of [listReviewCases, getAdministrationOverview]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
  })
}
