import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { decideMessageCase, listMessageCases } from '#contract/messages/cases.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

/** Reported messages. */
export function useMessageCases(show: ReportFilter) {
  return useInfiniteQuery({
    queryKey: [listMessageCases.path, show],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listMessageCases, { query: { show, ...(pageParam && { cursor: pageParam }) } }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Decides a case; the lists are read anew, also where somebody else was first. */
export function useDecideMessageCase(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof decideMessageCase>['body']) =>
      call(decideMessageCase, { params: { id }, body }),
    // Not waited for: who decided is told first, while the case is still on the screen.
    onSettled: () => {
      for (const { path } of [listMessageCases, getAdministrationOverview]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
  })
}
