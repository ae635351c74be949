/** What credentials are issued for, and who hears of a revoked one. */
import type { Db } from '#server/db/db.ts'
import { askForBadge, askForWork } from '#server/features/credentials/issue.ts'

export interface CredentialFacts {
  /** Its subject is the holder. */
  'credential.revoked': { credentialId: string }
}

/** Signed-off work has a credential, which tells its confirmed hours. */
export async function credentialOfWork(
  db: Db,
  { subjectId: applicationId }: { subjectId: string },
): Promise<void> {
  await askForWork(db, { applicationId })
}

/** So has a badge that was earned. */
export async function credentialOfBadge(
  db: Db,
  { data: { awardId } }: { data: { awardId: string } },
): Promise<void> {
  await askForBadge(db, { awardId })
}

/** Who reacts to each of these facts, in this order. */
export const credentialReactions = {
  'credential.revoked': [],
}
