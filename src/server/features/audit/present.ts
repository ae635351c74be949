/** Audit log entries as shown in responses and exports. */
import type { AuditEntry } from '#contract/audit/audit.ts'
import type { AuditValue } from '#domain/audit/audit.ts'
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

/** The columns of `cellsOf`. Programs read them, so they keep their names in every language. */
export const columnNames = [
  'position',
  'at',
  'action',
  'outcome',
  'actor_id',
  'actor_email',
  'actor_ip',
  'session',
  'object_type',
  'object_id',
  'before',
  'after',
  'request_id',
  'hash',
]

/** The cells of an entry. */
export function cellsOf(row: FoundEntry): (string | null)[] {
  return [
    String(row.position),
    row.at.toISOString(),
    row.action,
    row.outcome,
    row.actorId,
    row.actorEmail,
    row.ip,
    row.session,
    row.objectType,
    row.objectId,
    row.before && JSON.stringify(row.before),
    row.after && JSON.stringify(row.after),
    row.requestId,
    row.hash,
  ]
}

/** An entry as a line of JSON: what was recorded, and the names that are current. */
export function jsonLine({ before, after, at, isOpenAppeal: _now, ...row }: FoundEntry): string {
  return `${JSON.stringify({ ...row, at: at.toISOString(), before, after })}\n`
}
