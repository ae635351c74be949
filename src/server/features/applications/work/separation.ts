/** Closes what waits between a volunteer and an organization when one blocks the other. */
import type { ApplicationSide } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { lockProjects } from '#server/queries/projects/lock-project.ts'
import { listPendingOf, saveMove } from '#server/features/applications/queries.ts'

type ClosedEvent = { actorId: string | null; subjectId: string } & (
  | { type: 'application.declined'; data: { projectId: string } }
  | { type: 'application.withdrawn'; data: { projectId: string; endedBy: 'volunteer' } }
)
type PublishClosed = (db: Db, event: ClosedEvent) => Promise<void>

interface Separation {
  volunteerId: string
  organizationId: string
  /** The side that blocked the other. */
  side: ApplicationSide
  actorId: string | null
  at: Date
}

/**
 * Closes the pending applications between two sides that a block has separated: the volunteer withdraws them, or the
 * organization declines them. Accepted work continues.
 */
export async function closePendingOfBlocked(
  db: Db,
  { side, actorId, at, ...pair }: Separation,
  publish: PublishClosed,
): Promise<void> {
  const isWithdrawn = side === 'volunteer'
  const pending = await listPendingOf(db, pair.volunteerId, pair.organizationId)
  await lockProjects(db, pending)
  for (const { id, projectId } of pending) {
    const isMoved = await saveMove(db, {
      id,
      from: 'pending',
      to: isWithdrawn ? 'withdrawn' : 'declined',
      endedBy: isWithdrawn ? 'volunteer' : null,
      reason: null,
      organizationFeedback: undefined,
      actorId,
      at,
    })
    if (!isMoved) continue
    const event = { actorId, subjectId: id, data: { projectId } }
    await publish(
      db,
      isWithdrawn
        ? { ...event, type: 'application.withdrawn', data: { projectId, endedBy: 'volunteer' } }
        : { ...event, type: 'application.declined' },
    )
  }
}
