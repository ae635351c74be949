/** What the registers and the existing organizations say about cases now. */
import type { RegisterFindings, VerificationDecision } from '#domain/verification/register.ts'
import { requireManualApproval } from '#domain/verification/queue.ts'
import { unitedStates } from '#domain/verification/verification.ts'
import type { Context } from '#server/context.ts'
import { findLoaded, findRows } from '#server/registry/find-queries.ts'
import { listEinHolders, type EinHolder } from './case-queries.ts'

/** The question to the registers: the EIN and the current name of the organization. */
export interface CaseQuestion {
  organizationId: string
  ein: string
  name: string
  /** Only an administrator can approve it. */
  requiresManualApproval: boolean
}

export interface CheckedCase {
  decision: VerificationDecision
  findings: RegisterFindings
  /** Other organizations with the EIN, verified ones first. */
  holders: EinHolder[]
}

/** Checks one case. Lock its organization first if a decision depends on the result. */
export async function checkCase(ctx: Context, question: CaseQuestion): Promise<CheckedCase> {
  const [checked] = await checkCases(ctx, [question])
  if (!checked) throw new Error('a case was not checked')
  return checked
}

/** Checks several cases, in order. */
export async function checkCases(ctx: Context, questions: readonly CaseQuestion[]): Promise<CheckedCase[]> {
  const { db } = ctx
  const { files: loaded } = await findLoaded(db)
  const eins = [...new Set(questions.map(({ ein }) => ein))]
  const found = await findRows(db, eins)
  const allHolders = await listEinHolders(db, eins)
  return questions.map(({ organizationId, ein, name, requiresManualApproval }) => {
    const holders = allHolders.filter((each) => each.ein === ein && each.id !== organizationId)
    const findings = { loaded, ...(found.get(ein) ?? { rows: [], pub78: null, revocations: [] }) }
    const isVerifiedForAnother = holders.some(({ isVerified }) => isVerified)
    const { verifyCharitiesOnly: charitiesOnly } = ctx.config
    const decision = unitedStates.decide(findings, { ein, name, isVerifiedForAnother, charitiesOnly })
    return {
      decision: requiresManualApproval ? requireManualApproval(decision) : decision,
      findings,
      holders,
    }
  })
}
