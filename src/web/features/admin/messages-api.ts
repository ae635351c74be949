import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShownReports } from '#contract/admin-lists.ts'
import { getAdministrationOverview } from '#contract/administration.ts'
import { decideMessageCase, listMessageCases } from '#contract/admin-messages.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'

/** Reported messages. */
export function useMessageCases(show: ShownReports) {
  return useInfiniteQuery({
    queryKey: [listMessageCases.path, show],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listMessageCases, { query: { show, ...(pageParam && { cursor: pageParam }) } }, asked),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

/** Decides a case; the lists are read anew, also where somebody else was first. */
export function useMessageVerdict(id: string) {
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
