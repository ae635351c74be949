import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { checkAuditLog, exportAuditLog, listAuditLog } from '#contract/audit/audit.ts'
import { call, callPage, download } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
import type { AdminAuditSearch } from '#web/lib/paths.ts'

/** What was recorded, newest first. */
export function useAuditLog(search: AdminAuditSearch) {
  return useInfiniteQuery({
    queryKey: [listAuditLog.path, stringifySearch(search)],
    queryFn: ({ pageParam, ...context }) =>
      callPage(listAuditLog, { query: { ...search, ...(pageParam && { cursor: pageParam }) } }, context),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Whether the chain holds; looked at when it is asked for. */
export function useChainCheck() {
  return useQuery({
    queryKey: [checkAuditLog.path],
    queryFn: (context) => call(checkAuditLog, {}, context),
    refetchOnWindowFocus: false,
  })
}

/** Everything the filter finds, as a file. */
export function useAuditExport(search: AdminAuditSearch) {
  return useMutation({
    mutationFn: (format: 'csv' | 'jsonl') => download(exportAuditLog, { body: { ...search, format } }),
  })
}
