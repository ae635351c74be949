/** What happens to an invite without an answer when time passes. */
import { findInvitesClosedReason } from '#domain/invites/invites.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { ActionResult, DueAction } from '#server/schedule/handler.ts'
import { lockProject } from '#server/queries/lock-project.ts'
import { isOrganizationSuspended } from '#server/queries/suspended.ts'
import { findOpenInvite, lockInvite, saveEnded } from './queries.ts'

/** Reminds the volunteer once, if they can still accept it. */
export async function remindOfInvite(db: Db, { subjectId }: DueAction, now: Date): Promise<ActionResult> {
  const found = await findOpenInvite(db, subjectId)
  const project = found && (await lockProject(db, found.projectId))
  const invite = await lockInvite(db, subjectId)
  if (!project || invite?.status !== 'pending') return 'canceled'
  const { projectId, organizationId, volunteerId } = invite
  // Nothing is waiting that can't be accepted.
  if (findInvitesClosedReason(project, dayInZone(now, project.timeZone)) !== null) return 'canceled'
  if (await isOrganizationSuspended(db, organizationId)) return 'canceled'
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
