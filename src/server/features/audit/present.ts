/** Audit log entries as shown in responses and exports. */
import type { AuditEntry } from '#contract/audit/audit.ts'
import type { AuditValue } from '#domain/audit/audit.ts'
import type { CsvColumn } from '#server/http/lists/csv.ts'
import type { FoundEntry } from './queries.ts'

/** An entry in a response. */
export function presentEntry({
  actorId,
  actorName,
  actorEmail,
  before,
  after,
  at,
  ...row
}: FoundEntry): AuditEntry {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...row,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName || null, email: actorEmail },
    changes: fields.map((field) => ({
      field,
      before: formatValue(before?.[field]),
      after: formatValue(after?.[field]),
    })),
  }
}

function formatValue(value: AuditValue | undefined): string | null {
  if (value === undefined || value === null) return null
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The columns of an export. Programs read them, so they keep their names in every language. */
export const auditColumns: readonly CsvColumn<FoundEntry>[] = [
  ['position', (row) => String(row.position)],
  ['at', (row) => row.at.toISOString()],
  ['action', (row) => row.action],
  ['outcome', (row) => row.outcome],
  ['actor_id', (row) => row.actorId],
  ['actor_email', (row) => row.actorEmail],
  ['actor_ip', (row) => row.ip],
  ['session', (row) => row.session],
  ['object_type', (row) => row.objectType],
  ['object_id', (row) => row.objectId],
  ['before', (row) => row.before && JSON.stringify(row.before)],
  ['after', (row) => row.after && JSON.stringify(row.after)],
  ['request_id', (row) => row.requestId],
  ['hash', (row) => row.hash],
]

/** An entry as a line of JSON: what was recorded, and the names that are current. */
export function jsonLine({ before, after, at, isOpenAppeal: _now, ...row }: FoundEntry): string {
  return `${JSON.stringify({ ...row, at: at.toISOString(), before, after })}\n`
}
