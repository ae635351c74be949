import type { SearchOf } from '#web/lib/screen-search.ts'
import { checkAuditLog, exportAuditLog, listAuditLog } from '#contract/audit/audit.ts'
import { download } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useCallMutation } from '#web/lib/endpoint-mutation.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** The filters, with an action that exists. */
export type AuditSearch = Omit<SearchOf<'/admin/audit'>, 'action'> & { action?: AuditAction | undefined }

/** Audit log entries, newest first. */
export function useAuditLog(search: AuditSearch) {
  return useEndpointList(listAuditLog, { query: search })
}

/** Whether the hash chain is intact; checked only on request. */
export function useChainCheck() {
  return useEndpointQuery(checkAuditLog, {}, { refetchOnMount: true, refetchOnWindowFocus: false })
}

/** Exports everything the filter finds as a file. */
export function useAuditExport(search: AuditSearch) {
  return useCallMutation((format: 'csv' | 'jsonl') =>
    download(exportAuditLog, { body: { ...search, format } }),
  )
}
