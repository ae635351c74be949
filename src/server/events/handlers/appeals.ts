/** Event handlers for decided appeals: both sides are notified, with the administrator's reason by email. */
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { listMemberIds } from '#server/email/templates/moderation-queries.ts'
import type { EventOf } from '#server/events/event.ts'
import { findParties } from '#server/features/moderation/appeal-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'

/** The person who appealed, and the administrator whose decision it was. A suspended person gets an email only. */
export async function notifyParties(
  db: Db,
  { id: eventId, actorId, subjectId: appealId, data }: EventOf<'appeal.decided'>,
): Promise<void> {
  const appeal = await findParties(db, appealId)
  if (!appeal) return
  const { organizationId, userId, opposedBy, isSuspended } = appeal
  // A suspension still hides a project that is restored.
  const isHidden =
    appeal.kind === 'project' &&
    organizationId !== null &&
    (await isOrganizationSuspended(db, organizationId))
  const about = {
    eventId,
    actorId: null,
    data: {
      appealId,
      ...(data.isUndone && !isHidden && { isUndone: 'true' }),
      ...(userId !== null && { memberId: userId }),
      ...(organizationId !== null && { organizationId }),
    },
  }
  const kind = data.verdict === 'grant' ? 'appeal.granted' : 'appeal.denied'
  if (organizationId !== null)
    await notifyPeople(db, await listMemberIds(db, organizationId), { ...about, kind })
  else if (userId !== null && isSuspended)
    await enqueueEmails(db, 'moderation.appealDenied', [{ data: { eventId, userId, appealId } }])
  else if (userId !== null) await notifyPeople(db, [userId], { ...about, kind })
  if (opposedBy !== null && opposedBy !== actorId)
    await notifyPeople(db, [opposedBy], { ...about, kind: 'appeal.answered' })
}
