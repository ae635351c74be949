/** Writes the audit log in the same transaction as the action it records, so that both are stored or neither. */
import {
  pickAuditFields,
  type AuditAction,
  type AuditFields,
  type AuditObject,
  type AuditOutcome,
} from '#domain/audit/audit.ts'
import type { Db } from '#server/db/db.ts'
import { auditLog } from '#server/db/tables/audit.ts'

/** Where a request came from; `ctx.origin`. */
export interface AuditOrigin {
  ip: string
  /** The first eight bytes of the session's hash in hexadecimal; null without a session. */
  sessionHashPrefix: string | null
  requestId: string
}

export interface AuditEntry<Action extends AuditAction> {
  /** Null for the product itself and for an operator's command. */
  actorId: string | null
  /** `ctx.origin`; null for jobs and commands. */
  origin: AuditOrigin | null
  action: Action
  objectType: AuditObject
  /** Null if unknown, or if the action affects all of its kind. */
  objectId: string | null
  /** Only the fields that `auditActions` lists for the action are stored. */
  before?: AuditFields<Action> | null
  after?: AuditFields<Action> | null
  outcome?: AuditOutcome
}

/** Records one action. It gets its position in the chain when the caller's transaction commits. */
export async function recordAudit<Action extends AuditAction>(
  db: Db,
  { actorId, origin, action, objectType, objectId, before, after, outcome = 'done' }: AuditEntry<Action>,
): Promise<void> {
  await db.insert(auditLog).values({
    actorId,
    actorIp: origin?.ip ?? null,
    sessionHashPrefix: origin?.sessionHashPrefix ?? null,
    requestId: origin?.requestId ?? null,
    action,
    objectType,
    objectId,
    before: pickAuditFields(action, before ?? null),
    after: pickAuditFields(action, after ?? null),
    outcome,
  })
}
