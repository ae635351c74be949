import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideReviewCase, listReviewCases } from '#contract/reviews/cases.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

/** Reported reviews. */
export function useReviewCases(show: ReportFilter) {
  return useInfiniteQuery({
    queryKey: [listReviewCases.path, show],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listReviewCases, { query: { show, ...(pageParam && { cursor: pageParam }) } }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Decides a case; the lists are read anew, also where somebody else was first. */
export function useDecideReviewCase(id: string) {
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
