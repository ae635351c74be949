/** Looks again at every verified organization by a register that is about to take its place. */
import { unitedStates } from '#domain/verification.ts'
import { decideRecheck } from '#domain/verification-recheck.ts'
import type { RegisterFile, VerificationReason } from '#domain/register.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events.ts'
import { lockMarked, saveEvidence, saveSuspension } from '#server/features/verification/recheck-queries.ts'
import { findRows, type Loaded } from './find-queries.ts'

export interface Rechecking {
  /** What is loaded once this load has its place. */
  loaded: Loaded
  /** The kinds of this load, whose new tables stand beside the present ones. */
  kinds: readonly RegisterFile[]
  at: Date
  signal: AbortSignal
}

export interface Rechecked {
  rechecked: number
  suspended: { name: string; reasons: VerificationReason[] }[]
}

const batch = 500

/**
 * Suspends marks that the register does not bear out any more and tells why, in the transaction of the load, which holds
 * the register already: a request for verification takes the register and organizations in the same order.
 */
export async function recheckVerified(db: Db, { loaded, kinds, at, signal }: Rechecking): Promise<Rechecked> {
  const done: Rechecked = { rechecked: 0, suspended: [] }
  let afterId: string | null = null
  for (;;) {
    signal.throwIfAborted()
    const marked: Awaited<ReturnType<typeof lockMarked>> = await lockMarked(db, afterId, batch)
    const found = await findRows(db, [...new Set(marked.map(({ ein }) => ein))], kinds)
    for (const mark of marked) {
      const { organizationId, name, ein, evidence, isByRegister } = mark
      const rows = found.get(ein) ?? { rows: [], pub78: null, revocations: [] }
      const question = { ein, name, isHeldByAnother: false, charitiesOnly: false }
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
