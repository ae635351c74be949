/** Which events issue a credential, and who is notified when one is revoked. */
import type { Db } from '#server/db/db.ts'
import { enqueueBadgeCredential, enqueueWorkCredential } from '#server/features/credentials/issue.ts'
import type { EventOf } from '#server/events/event.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'

/** Issues a credential for signed-off work, which states its confirmed hours. */
export async function issueWorkCredential(
  db: Db,
  {
    subjectId: applicationId,
  }: EventOf<'application.completed' | 'hours.confirmed' | 'hours.confirmed_automatically'>,
): Promise<void> {
  await enqueueWorkCredential(db, { applicationId })
}

/** Issues a credential for an earned badge. */
export async function issueBadgeCredential(
  db: Db,
  { data: { awardId } }: EventOf<'badge.earned'>,
): Promise<void> {
  await enqueueBadgeCredential(db, { awardId })
}

/** The holder finds the reason on the credential's page. The event does not name the administrator. */
export async function notifyHolder(
  db: Db,
  { id: eventId, subjectId, data }: EventOf<'credential.revoked'>,
): Promise<void> {
  await notifyPeople(db, [subjectId], { kind: 'credential.revoked', eventId, actorId: null, data })
}
