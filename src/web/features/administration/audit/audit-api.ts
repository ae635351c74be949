import { checkAuditLog, exportAuditLog, listAuditLog } from '#contract/audit/audit.ts'
import { download } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useCallMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import type { SearchOf } from '#web/lib/screen-search.ts'

/** Audit log entries, newest first. */
export function useAuditLog(search: SearchOf<'/admin/audit'>) {
  return useEndpointList(listAuditLog, { query: search })
}

/** Whether the hash chain is intact; checked only on request. */
export function useChainCheck() {
  return useEndpointQuery(checkAuditLog, {}, { refetchOnMount: true, refetchOnWindowFocus: false })
}

/** Exports everything the filter finds as a file. */
export function useAuditExport(search: SearchOf<'/admin/audit'>) {
  return useCallMutation((format: 'csv' | 'jsonl') =>
    download(exportAuditLog, { body: { ...search, format } }),
  )
}
