/** How an administrator's decision about a case of any kind happens, once. */
import type { AuditAction, AuditObject } from '#domain/audit/audit.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { fieldText } from '#contract/field-texts.ts'
import { recordAudit, type AuditEntry } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import type { DomainEvent } from '#server/events/event.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findConflicts, type CaseParties } from './conflict-queries.ts'

type WithoutActor<Event> = Event extends unknown ? Omit<Event, 'actorId'> : never

/** What a decision leaves behind; the actor and the origin are added to both. */
export interface DecidedCase {
  audit: {
    [Action in AuditAction]: Pick<AuditEntry<Action>, 'action' | 'before' | 'after'>
  }[AuditAction]
  event: WithoutActor<DomainEvent>
}

/** What differs between the kinds of cases. Every function gets a context whose `db` is the transaction. */
export interface CaseKind<Row, Decision> {
  objectType: AuditObject
  notFound: ProblemCode
  /** Locks all that the decision depends on, each row in its own statement. Does nothing if there is no case. */
  lock: (db: Db, id: string) => Promise<unknown>
  /** Reads the case under the locks; null if there is none. */
  find: (ctx: Context, id: string) => Promise<Row | null>
  partiesOf: (row: Row) => CaseParties
  /** If the kind has versions: the one that the decision must have been made from. */
  versionOf?: (row: Row) => string
  /** Throws the problem of a decision that this case does not allow. */
  check: (row: Row, decision: Decision, ctx: Context) => void
  save: (ctx: Context, row: Row, decision: Decision) => Promise<DecidedCase>
}

/** Throws if a decision that needs a reason has none. */
export function requireReason(isMissing: boolean, path: 'reason' | 'note'): void {
  if (isMissing) throw new Problem('invalid', [{ path, message: fieldText('shared.decisionReason') }])
}

/**
 * Decides a case, with its audit entry and its event in one transaction. A refused decision changes nothing, and no one
 * decides a case that they have an interest in or that changed since they saw it.
 */
export async function decideCase<Row, Decision extends { id: string; version?: string }>(
  ctx: Context,
  kind: CaseKind<Row, Decision>,
  decision: Decision,
): Promise<void> {
  const { id: objectId, version } = decision
  await transact(ctx.db, async (db) => {
    const inTransaction = { ...ctx, db }
    await kind.lock(db, objectId)
    const row = await kind.find(inTransaction, objectId)
    if (!row) throw new Problem(kind.notFound)
    const [isOwn] = await findConflicts(inTransaction, [kind.partiesOf(row)])
    if (isOwn) throw new Problem('own_case')
    if (kind.versionOf && kind.versionOf(row) !== version) throw new Problem('case_changed')
    kind.check(row, decision, ctx)
    const { audit, event } = await kind.save(inTransaction, row, decision)
    const { actor, origin } = ctx
    await recordAudit(db, { ...audit, actorId: actor.id, origin, objectType: kind.objectType, objectId })
    await publish(db, { ...event, actorId: actor.id })
  })
}
