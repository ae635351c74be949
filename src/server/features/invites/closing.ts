/** What ends open invites besides an answer: their project, an application, a block. */
import type { InviteClosedReason } from '#domain/invites/invites.ts'
import type { Db } from '#server/db/db.ts'
import { lockOpen, saveClosed } from './queries.ts'

interface ClosedEvent {
  type: 'invite.closed'
  actorId: null
  subjectId: string
  data: { projectId: string; organizationId: string; volunteerId: string; because: InviteClosedReason }
}

/** Which ones: all that match, at least by one of the ids. */
interface ClosedInvites extends Partial<Record<'projectId' | 'volunteerId' | 'organizationId', string>> {
  because: InviteClosedReason
}

/**
 * Closes the open invites to a project, of a volunteer, or between two sides, and publishes an event for each. Without
 * an actor: the volunteer does not learn who blocked whom.
 */
export async function closeInvites(
  db: Db,
  { because, ...of }: ClosedInvites,
  publish: (db: Db, event: ClosedEvent) => Promise<void>,
): Promise<void> {
  for (const { id, createdAt: _, ...data } of await lockOpen(db, of)) {
    await saveClosed(db, id, because)
    await publish(db, { type: 'invite.closed', actorId: null, subjectId: id, data: { ...data, because } })
  }
}
