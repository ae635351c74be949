/** An administrator's decision about a case, with all its effects in one transaction. */
import { reasonRequiredText, type VerificationCase } from '#contract/verification/cases.ts'
import {
  computeAdvice,
  listPossibleDecisions,
  needsReason,
  stateAfterDecision,
  type CaseDecision,
} from '#domain/verification/queue.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { hasConflictOfInterest } from '#server/queries/conflict-of-interest.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockRegister } from '#server/registry/find-queries.ts'
import { lockCase, saveDecision } from './case-queries.ts'
import { openCase, readCase } from './case.ts'
import { insertDecision, lockEin } from './queries.ts'

interface DecisionInput {
  id: string
  verdict: CaseDecision
  reason: string | null
  /** The version of the case that the administrator saw. */
  version: string
}

const auditValues = {
  approve: 'verification.approved',
  decline: 'verification.declined',
  suspend: 'verification.withdrawn',
} as const satisfies Record<CaseDecision, string>

/** Decides a case as it was seen. If anything changed since, nothing is decided. */
export async function decide(
  ctx: Context,
  { id: organizationId, verdict, reason, version }: DecisionInput,
): Promise<VerificationCase> {
  const { id: userId } = ctx.actor
  await transact(ctx.db, async (db) => {
    await lockRegister(db)
    await lockCase(db, organizationId)
    const { question } = await openCase(ctx, db, organizationId)
    // So that no one else is verified with the same EIN in the meantime.
    await lockEin(db, question.ein)
    const { row, checked, version: present } = await openCase(ctx, db, organizationId)
    if (await hasConflictOfInterest(db, { userId, organizationId })) throw new Problem('own_case')
    if (present !== version) throw new Problem('case_changed')
    if (!listPossibleDecisions(row.verification.state).includes(verdict)) throw new Problem('case_decided')
    const { decision } = checked
    if (reason === null && needsReason(verdict, computeAdvice(decision))) {
      throw new Problem('invalid', [{ path: 'reason', message: reasonRequiredText }])
    }
    const [state, at] = [stateAfterDecision[verdict], ctx.now()]
    const { name, ein } = question
    await saveDecision(db, { organizationId, state, name, ein, decidedBy: userId, at }, decision)
    const decided = { organizationId, state, isByRegister: false, decidedBy: userId, updatedAt: at }
    const { reasons, evidence } = decision
    const decisionId = await insertDecision(db, { ...decided, reasons, evidence, note: reason })
    const { organization, verification } = row
    await recordAudit(db, {
      actorId: userId,
      origin: ctx.origin,
      action: `verification.${verdict}`,
      objectType: 'verification',
      objectId: organizationId,
      before: { state: verification.state, isVerified: organization.isVerified },
      after: { state, isVerified: verdict === 'approve', reason },
    })
    await publish(db, {
      type: auditValues[verdict],
      actorId: userId,
      subjectId: organizationId,
      data: { decisionId },
      at,
    })
  })
  return readCase(ctx, organizationId)
}
