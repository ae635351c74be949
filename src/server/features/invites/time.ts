/** What happens to an invite without an answer when time passes. */
import { currentInviteStatus, findInvitesClosedReason } from '#domain/invites/invites.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { ActionResult, DueAction } from '#server/schedule/handler.ts'
import { lockProject } from '#server/queries/lock-project.ts'
import { isOrganizationSuspended } from '#server/queries/suspended.ts'
import { findOpenInvite, isExpiryDue, lockInvite, lockOpen, saveEnded, type LockedInvite } from './queries.ts'

/** Reminds the volunteer once, if they can still accept it. */
export async function remindOfInvite(db: Db, { subjectId }: DueAction, now: Date): Promise<ActionResult> {
  const found = await findOpenInvite(db, subjectId)
  const project = found && (await lockProject(db, found.projectId))
  const invite = await lockInvite(db, subjectId)
  if (!project || invite?.status !== 'pending' || invite.closedForVolunteerAt !== null) return 'canceled'
  if (await isExpiryDue(db, subjectId, now)) return 'canceled'
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
  await saveExpired(db, invite, now)
  return 'done'
}

/** Ends the expired invites between a volunteer and a project that no job has ended, so that another can be sent. */
export async function expireOverdue(
  db: Db,
  { cutoff, now, ...pair }: { projectId: string; volunteerId: string; cutoff: Date | null; now: Date },
): Promise<void> {
  for (const invite of await lockOpen(db, pair)) {
    if (currentInviteStatus({ ...invite, status: 'pending' }, cutoff) === 'expired')
      await saveExpired(db, invite, now)
  }
}

type Expired = Pick<LockedInvite, 'id' | 'projectId' | 'organizationId' | 'volunteerId'>

async function saveExpired(
  db: Db,
  { id, projectId, organizationId, volunteerId }: Expired,
  now: Date,
): Promise<void> {
  const data = { projectId, organizationId, volunteerId }
  await saveEnded(db, id, { status: 'expired', endedAt: now })
  await publish(db, { type: 'invite.expired', actorId: null, subjectId: id, data })
}
