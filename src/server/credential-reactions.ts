/** What credentials are issued for, and who hears of a revoked one. */
import type { Db } from '#server/db/db.ts'
import { askForBadge, askForWork } from '#server/features/credentials/issue.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'

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

/** The holder reads why on its page. Which administrator it was is nothing to them. */
async function tellHolder(
  db: Db,
  { id: factId, subjectId, data }: { id: number; subjectId: string; data: { credentialId: string } },
): Promise<void> {
  await notifyPeople(db, [subjectId], { kind: 'credential.revoked', factId, actorId: null, data })
}

/** Who reacts to each of these facts, in this order. */
export const credentialReactions = {
  'credential.revoked': [tellHolder],
}
