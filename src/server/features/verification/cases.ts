/** Verification requests, as administrators decide them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { decideVerification, VerificationCase } from '#contract/verification/cases.ts'
import {
  computeAdvice,
  listPossibleDecisions,
  needsReason,
  stateAfterDecision,
  type CaseDecision,
} from '#domain/verification/queue.ts'
import { decideCase, requireReason, type CaseKind } from '#server/cases/decide.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { lockRegister } from '#server/registry/find-queries.ts'
import { findCase, lockCase, saveDecision } from './case-queries.ts'
import { openCase, questionOf, requireCase } from './case.ts'
import { insertDecision, lockIdentifier } from './queries.ts'

type Decision = EndpointInput<typeof decideVerification>['body'] & { id: string }

const eventTypes = {
  approve: 'verification.approved',
  decline: 'verification.declined',
  suspend: 'verification.withdrawn',
} as const satisfies Record<CaseDecision, string>

const verificationCase: CaseKind<Awaited<ReturnType<typeof openCase>>, Decision> = {
  objectType: 'verification',
  notFound: 'case_not_found',
  async lock(db, organizationId) {
    await lockRegister(db)
    await lockCase(db, organizationId)
    const row = await findCase(db, organizationId)
    // So that no one else is verified with the same number in the meantime.
    if (row) await lockIdentifier(db, questionOf(row).identifier)
  },
  find: openCase,
  partiesOf: ({ row }) => ({ organizationId: row.organization.id }),
  versionOf: ({ version }) => version,
  check({ row, checked }, { verdict, reason }) {
    if (!listPossibleDecisions(row.verification.state).includes(verdict)) throw new Problem('case_decided')
    requireReason(reason === null && needsReason(verdict, computeAdvice(checked.decision)), 'reason')
  },
  async save(
    { db, actor, now, config },
    { row, question, checked },
    { id: organizationId, verdict, reason: note },
  ) {
    const [state, decidedBy, at] = [stateAfterDecision[verdict], actor.id, now()]
    const { name, identifier } = question
    await saveDecision(db, { organizationId, state, name, identifier, decidedBy, at }, checked.decision)
    const { reasons, evidence } = checked.decision
    const decided = { organizationId, state, isByRegister: false, decidedBy, updatedAt: at }
    const decisionId = await insertDecision(db, { ...decided, reasons, evidence, note })
    return {
      audit: {
        action: `verification.${verdict}`,
        before: { state: row.verification.state, isVerified: row.organization.isVerified },
        after: { state, isVerified: verdict === 'approve', reason: note },
      },
      event: {
        type: eventTypes[verdict],
        subjectId: organizationId,
        data: { decisionId },
        at,
        holdsForReview: config.holdsForReview,
      },
    }
  },
}

/** Decides a case as it was seen. If anything changed since, nothing is decided. */
export async function decide(ctx: Context, decision: Decision): Promise<VerificationCase> {
  await decideCase(ctx, verificationCase, decision)
  return requireCase(ctx, decision.id)
}
