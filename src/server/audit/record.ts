/** Writes the audit log: in the transaction of what is recorded, so that both are stored or neither. */
import {
  pickAuditFields,
  type AuditAction,
  type AuditFields,
  type AuditObject,
  type AuditOutcome,
} from '#domain/audit/audit.ts'
import type { Db } from '#server/db/db.ts'
import { auditLog } from '#server/db/schema.ts'

/** Where a request came from; `ctx.origin`. */
export interface AuditOrigin {
  ip: string
  /** The first eight bytes of the session's hash in hexadecimal; null without a session. */
  sessionHashPrefix: string | null
  requestId: string
}

export interface AuditEntry<Action extends AuditAction> {
  /** Null: the product itself, or an operator's command. */
  actorId: string | null
  /** `ctx.origin`; null for jobs and commands. */
  origin: AuditOrigin | null
  action: Action
  objectType: AuditObject
  /** Null where it is unknown or is all of its kind. */
  objectId: string | null
  /** Only the fields that `auditActions` names for the action are kept. */
  before?: AuditFields<Action> | null
  after?: AuditFields<Action> | null
  outcome?: AuditOutcome
}

/** Records one action; it takes its place in the chain when the caller's transaction commits. */
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
