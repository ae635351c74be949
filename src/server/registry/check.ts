/** Looks up one organization in the loaded register. */
import type { VerificationDecision, VerificationQuestion } from '#domain/verification/register.ts'
import { unitedStates } from '#domain/verification/verification.ts'
import type { Db } from '#server/db/db.ts'
import { findLoaded, findRows } from './find-queries.ts'

/** Call it inside a transaction that has locked the register. */
export async function checkEin(db: Db, question: VerificationQuestion): Promise<VerificationDecision> {
  const { files } = await findLoaded(db)
  const found = (await findRows(db, [question.ein])).get(question.ein)
  const nothing = { rows: [], pub78: null, revocations: [] }
  return unitedStates.decide({ loaded: files, ...(found ?? nothing) }, question)
}
