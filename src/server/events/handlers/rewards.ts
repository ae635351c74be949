/** When a volunteer's points, badges and achievements are recomputed, and who is notified of them. */
import type { Db } from '#server/db/db.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { enqueueReconcile } from '#server/features/rewards/enqueue.ts'
import type { EventOf } from '#server/events/event.ts'

/** Notifies the volunteer about the badge, without an email. */
export async function notifyBadge(
  db: Db,
  { id: eventId, subjectId, data, isNews }: EventOf<'badge.earned'>,
): Promise<void> {
  if (isNews) await notifyPeople(db, [subjectId], { kind: 'badge.earned', eventId, actorId: null, data })
}

export async function notifyPerk(
  db: Db,
  { id: eventId, subjectId, data: { perkId } }: EventOf<'perk.redeemed'>,
): Promise<void> {
  await notifyPeople(db, [subjectId], { kind: 'perk.redeemed', eventId, actorId: null, data: { perkId } })
}

/** Enqueues the recomputation of what a volunteer has earned. */
export async function recomputeVolunteerRewards(db: Db, { subjectId }: { subjectId: string }): Promise<void> {
  await enqueueReconcile(db, { userId: subjectId })
}

/** The same for the volunteer of an application. */
export async function recomputeApplicationRewards(
  db: Db,
  { subjectId }: { subjectId: string },
): Promise<void> {
  await enqueueReconcile(db, { applicationId: subjectId })
}
