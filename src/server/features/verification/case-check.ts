/** What the registers and the existing organizations say about cases now. */
import { heldIdentifier, type Identifier } from '#domain/verification/identifiers.ts'
import type { RegisterFindings, VerificationDecision } from '#domain/verification/register.ts'
import { requireManualApproval } from '#domain/verification/queue.ts'
import { leaveToStaff, unitedStates } from '#domain/verification/verification.ts'
import type { Context } from '#server/context.ts'
import { findLoaded, findRows } from '#server/registry/find-queries.ts'
import { listHolders, type NumberHolder } from './case-queries.ts'

/** The question to the registers: the number and the current name of the organization. */
export interface CaseQuestion {
  organizationId: string
  identifier: Identifier
  name: string
  /** Only an administrator can approve it. */
  requiresManualApproval: boolean
}

export interface CheckedCase {
  decision: VerificationDecision
  findings: RegisterFindings
  /** Other organizations with the number, verified ones first. */
  holders: NumberHolder[]
}

/** The number that a case is about: the EIN of the profile is newer than that of the request. */
export const currentIdentifier = (requested: Identifier, ein: string | null): Identifier =>
  heldIdentifier(requested, ein) ?? requested

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
  const eins = [
    ...new Set(questions.flatMap(({ identifier: { kind, number } }) => (kind === 'ein' ? [number] : []))),
  ]
  const found = await findRows(db, eins)
  const allHolders = await listHolders(
    db,
    questions.map(({ identifier }) => identifier),
  )
  const { verifyCharitiesOnly: charitiesOnly } = ctx.config
  return questions.map(({ organizationId, identifier, name, requiresManualApproval }) => {
    const { kind, number } = identifier
    const holders = allHolders.filter(
      (each) => each.kind === kind && each.number === number && each.id !== organizationId,
    )
    const rows = kind === 'ein' ? found.get(number) : undefined
    const findings = { loaded, ...(rows ?? { rows: [], pub78: null, revocations: [] }) }
    const question = { name, isVerifiedForAnother: holders.some(({ isVerified }) => isVerified) }
    const decision =
      kind === 'ein'
        ? unitedStates.decide(findings, { ein: number, ...question, charitiesOnly })
        : leaveToStaff(question)
    return {
      decision: requiresManualApproval ? requireManualApproval(decision) : decision,
      findings,
      holders,
    }
  })
}
