/** What ends open invites besides an answer: their project, an application, a block. */
import type { InviteClosedReason } from '#domain/invites/invites.ts'
import type { Db } from '#server/db/db.ts'
import { lockOpen, saveClosed, saveClosedForVolunteer } from './queries.ts'

interface ClosedEvent {
  type: 'invite.closed'
  actorId: null
  subjectId: string
  data: { projectId: string; organizationId: string; volunteerId: string; because: InviteClosedReason }
}

interface ClosedForVolunteerEvent extends Omit<ClosedEvent, 'type' | 'data'> {
  type: 'invite.closed_for_volunteer'
  data: Omit<ClosedEvent['data'], 'because'>
}

/** Which ones: all that match, at least by one of the ids. */
interface ClosedInvites extends Partial<Record<'projectId' | 'volunteerId' | 'organizationId', string>> {
  because: InviteClosedReason
}

/** Closes the open invites to a project, of a volunteer, or between two sides, and publishes an event for each. */
export async function closeInvites(
  db: Db,
  { because, ...of }: ClosedInvites,
  publish: (db: Db, event: ClosedEvent) => Promise<void>,
): Promise<void> {
  for (const { id, createdAt: _, closedForVolunteerAt: _closed, ...data } of await lockOpen(db, of)) {
    await saveClosed(db, id, because)
    await publish(db, { type: 'invite.closed', actorId: null, subjectId: id, data: { ...data, because } })
  }
}

/**
 * Closes the open invites of a volunteer, or from one organization, for the volunteer only: for the organization they wait
 * until their last day, because an earlier end would say that someone blocked it. Without an actor: the volunteer does not
 * learn who blocked whom.
 */
export async function closeInvitesForVolunteer(
  db: Db,
  of: { volunteerId: string; organizationId?: string },
  publish: (db: Db, event: ClosedForVolunteerEvent) => Promise<void>,
): Promise<void> {
  for (const { id, createdAt: _, closedForVolunteerAt, ...data } of await lockOpen(db, of)) {
    if (closedForVolunteerAt !== null) continue
    await saveClosedForVolunteer(db, id)
    await publish(db, { type: 'invite.closed_for_volunteer', actorId: null, subjectId: id, data })
  }
}
