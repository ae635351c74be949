import { checkAuditLog, exportAuditLog, listAuditLog } from '#contract/audit/audit.ts'
import {
  auditObjects,
  auditOutcomes,
  isAuditAction,
  type AuditAction,
  type AuditObject,
  type AuditOutcome,
} from '#domain/audit/audit.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

type Address = SearchOf<'/admin/audit'>

/** The filters. */
export type AuditSearch = Omit<Address, 'action' | 'objectType' | 'outcome'> & {
  action?: AuditAction | undefined
  objectType?: AuditObject | undefined
  outcome?: AuditOutcome | undefined
}

/** The filters of the address or of a form, without values that do not exist. */
export const parseFilters = ({ action, objectType, outcome, ...others }: Address): AuditSearch => ({
  ...others,
  action: action !== undefined && isAuditAction(action) ? action : undefined,
  objectType: parseChoice(auditObjects, objectType),
  outcome: parseChoice(auditOutcomes, outcome),
})

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
