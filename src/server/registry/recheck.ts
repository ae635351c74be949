/** Checks every verified organization again with the register that is about to take effect. */
import { unitedStates } from '#domain/verification/verification.ts'
import { decideRecheck } from '#domain/verification/recheck.ts'
import type { RegisterFile, VerificationReason } from '#domain/verification/register.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { lockMarked, saveEvidence, saveSuspension } from '#server/features/verification/recheck-queries.ts'
import { findRows, type LoadedRegister } from './find-queries.ts'

export interface RecheckInput {
  /** What is loaded once this load takes effect. */
  loaded: LoadedRegister
  /** The kinds in this load, whose new tables exist beside the current ones. */
  kinds: readonly RegisterFile[]
  at: Date
  signal: AbortSignal
}

export interface RecheckResult {
  rechecked: number
  suspended: { name: string; reasons: VerificationReason[] }[]
}

const batch = 500

/**
 * Suspends verified marks that the register no longer supports and gives the reasons. Runs in the transaction of the
 * load, which has already locked the register; a verification request locks the register and organizations in the
 * same order.
 */
export async function recheckVerified(
  db: Db,
  { loaded, kinds, at, signal }: RecheckInput,
): Promise<RecheckResult> {
  const done: RecheckResult = { rechecked: 0, suspended: [] }
  let afterId: string | null = null
  for (;;) {
    signal.throwIfAborted()
    const marked: Awaited<ReturnType<typeof lockMarked>> = await lockMarked(db, afterId, batch)
    const found = await findRows(db, [...new Set(marked.map(({ ein }) => ein))], kinds)
    for (const mark of marked) {
      const { organizationId, name, ein, evidence, isByRegister } = mark
      const rows = found.get(ein) ?? { rows: [], pub78: null, revocations: [] }
      const question = { ein, name, isVerifiedForAnother: false, charitiesOnly: false }
      const decision = unitedStates.decide({ loaded: loaded.files, ...rows }, question)
      const reasons = decideRecheck({ evidence, isByAdministrator: !isByRegister }, decision, loaded)
      if (reasons.length > 0) {
        await saveSuspension(db, mark, { decision, reasons, at })
        await publish(db, {
          type: 'verification.suspended',
          actorId: null,
          subjectId: organizationId,
          data: { reasons },
          at,
        })
        done.suspended.push({ name, reasons })
      } else if (decision.result === 'confirmed') await saveEvidence(db, mark, { decision, at })
    }
    done.rechecked += marked.length
    afterId = marked.at(-1)?.organizationId ?? null
    if (marked.length < batch) return done
  }
}
