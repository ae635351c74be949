import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

/** What is loaded now. */
export function useRegisters() {
  return useQuery({
    queryKey: [listRegisters.path],
    queryFn: (context) => call(listRegisters, {}, context),
    refetchOnMount: 'always',
  })
}

/** Every load, newest first. */
export function useRegisterLoads() {
  return useInfiniteQuery({
    queryKey: [listRegisterLoads.path],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listRegisterLoads, { query: pageParam ? { cursor: pageParam } : {} }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}
