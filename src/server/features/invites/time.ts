/** What happens to an invite without an answer when time passes. */
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { ActionResult, DueAction } from '#server/schedule/handler.ts'
import { lockInvite, saveEnded } from './queries.ts'

/** Reminds the volunteer once. */
export async function remindOfInvite(db: Db, { subjectId }: DueAction): Promise<ActionResult> {
  const invite = await lockInvite(db, subjectId)
  if (invite?.status !== 'pending') return 'canceled'
  const { projectId, organizationId, volunteerId } = invite
  const data = { projectId, organizationId, volunteerId }
  await publish(db, { type: 'invite.waiting', actorId: null, subjectId, data })
  return 'done'
}

/** Lets it expire. */
export async function expireInvite(db: Db, { subjectId }: DueAction, now: Date): Promise<ActionResult> {
  const invite = await lockInvite(db, subjectId)
  if (invite?.status !== 'pending') return 'canceled'
  const { projectId, organizationId, volunteerId } = invite
  const data = { projectId, organizationId, volunteerId }
  await saveEnded(db, subjectId, { status: 'expired', endedAt: now })
  await publish(db, { type: 'invite.expired', actorId: null, subjectId, data })
  return 'done'
}
