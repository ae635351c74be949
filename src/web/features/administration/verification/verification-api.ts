import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CaseFilter } from '#contract/administration/list-filters.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import {
  countVerifications,
  decideVerification,
  getVerificationCase,
  listVerifications,
} from '#contract/verification/cases.ts'
import type { CaseDecision } from '#domain/verification/queue.ts'
import { call, callPage } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import type { AdminVerificationSearch } from '#web/lib/paths.ts'

/** Cases of a state that a search finds. */
export function useVerificationCases({ state, search = '' }: AdminVerificationSearch) {
  const show: CaseFilter = state ?? 'pending'
  return useInfiniteQuery({
    queryKey: [listVerifications.path, show, search],
    queryFn: ({ pageParam, ...context }) =>
      callPage(
        listVerifications,
        { query: { show, search, ...(pageParam && { cursor: pageParam }) } },
        context,
      ),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** How many cases there are of each state. */
export function useCaseCounts() {
  return useQuery({
    queryKey: [countVerifications.path],
    queryFn: (context) => call(countVerifications, {}, context),
    refetchOnMount: 'always',
  })
}

/** One case; null where the organization never asked. Reading it is recorded, so a look at another window asks nothing. */
export function useCase(id: string) {
  return useQuery({
    queryKey: [getVerificationCase.path, id],
    queryFn: async (context) => {
      try {
        return await call(getVerificationCase, { params: { id } }, context)
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

/** Decides a case as it is shown; one that has changed is read anew. */
export function useDecideVerification(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { verdict: CaseDecision; reason: string | null; version: string }) =>
      call(decideVerification, { params: { id }, body }),
    onSuccess: (decided) => queryClient.setQueryData([getVerificationCase.path, id], decided),
    onSettled: () => {
      const read = [getVerificationCase, listVerifications, countVerifications, getAdministrationOverview]
      for (const { path } of read) void queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
}
