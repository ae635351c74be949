/** Asks the loaded register about one organization. */
import type { VerificationDecision, VerificationQuestion } from '#domain/register.ts'
import { unitedStates } from '#domain/verification.ts'
import type { Db } from '#server/db/db.ts'
import { findLoaded, findRows } from './find-queries.ts'

/** Inside a transaction that holds the register. */
export async function checkEin(db: Db, question: VerificationQuestion): Promise<VerificationDecision> {
  const { files } = await findLoaded(db)
  const found = (await findRows(db, [question.ein])).get(question.ein)
  const nothing = { rows: [], pub78: null, revocations: [] }
  return unitedStates.decide({ loaded: files, ...(found ?? nothing) }, question)
}
