/** What credentials are issued for, and who hears of a revoked one. */
import type { Db } from '#server/db/db.ts'
import { enqueueBadgeCredential, enqueueWorkCredential } from '#server/features/credentials/issue.ts'
import type { EventOf } from '#server/events/event.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'

/** Signed-off work has a credential, which tells its confirmed hours. */
export async function issueWorkCredential(
  db: Db,
  { subjectId: applicationId }: EventOf<'application.completed' | 'hours.confirmed'>,
): Promise<void> {
  await enqueueWorkCredential(db, { applicationId })
}

/** So has a badge that was earned. */
export async function issueBadgeCredential(
  db: Db,
  { data: { awardId } }: EventOf<'badge.earned'>,
): Promise<void> {
  await enqueueBadgeCredential(db, { awardId })
}

/** The holder reads why on its page. Which administrator it was is nothing to them. */
export async function notifyHolder(
  db: Db,
  { id: factId, subjectId, data }: EventOf<'credential.revoked'>,
): Promise<void> {
  await notifyPeople(db, [subjectId], { kind: 'credential.revoked', factId, actorId: null, data })
}
