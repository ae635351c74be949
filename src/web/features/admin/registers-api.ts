import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listRegisterLoads, listRegisters } from '#contract/admin-registers.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'

/** What is loaded now. */
export function useRegisters() {
  return useQuery({
    queryKey: [listRegisters.path],
    queryFn: (asked) => call(listRegisters, {}, asked),
    refetchOnMount: 'always',
  })
}

/** Every load, newest first. */
export function useRegisterLoads() {
  return useInfiniteQuery({
    queryKey: [listRegisterLoads.path],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listRegisterLoads, { query: pageParam ? { cursor: pageParam } : {} }, asked),
    ...byCursor,
    refetchOnMount: 'always',
  })
}
