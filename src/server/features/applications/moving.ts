/** One move of an application, with its project locked: decides, stores and publishes it. */
import {
  decideMove,
  occupiesSpot,
  type ApplicationSide,
  type ClosingReason,
  type RequestedStatus,
} from '#domain/applications/applications.ts'
import { resolveDeclineReason, type DeclineReason } from '#domain/applications/declining.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { LockedProject } from '#server/queries/projects/lock-project.ts'
import { requireUnblocked } from '#server/queries/organizations/blocks.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import type { DomainEvent } from '#server/events/event.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findState, saveMove, saveSpots } from './queries.ts'

export interface Move {
  id: string
  projectId: string
  /** As read under its lock. */
  project: LockedProject
  side: ApplicationSide
  to: RequestedStatus
  reason: string | null
  /** The reason that was chosen for a decline. */
  declineReason: DeclineReason | null
  organizationFeedback: string | null
  /** Set if time led to it. */
  because?: ClosingReason
  /** The volunteer accepts an invite of the organization. */
  isInvited?: true
  /** Whom the history names as the one who decided; the actor by default. */
  decidedBy?: string | null
}

/** Makes a move, or returns why it is refused. */
export async function makeMove(ctx: Context, db: Db, move: Move) {
  const { id, projectId, project, side, to, reason } = move
  const application = await findState(db, id)
  if (!application) throw new Problem('application_not_found')
  const { volunteerId } = application
  const { organizationId } = project
  if (to === 'accepted' && (await isOrganizationSuspended(db, organizationId))) {
    throw new Problem('organization_suspended')
  }
  const decision = decideMove({ application, to, by: side, reason, project })
  if (!decision.allowed) return decision
  // An acceptance shows both sides how to reach each other. A block takes the project's lock after its own, so it either
  // sees the accepted work or is seen here.
  if (to === 'accepted') await requireUnblocked(db, { volunteerId, organizationId }, side)
  const isMoved = await saveMove(db, {
    id,
    from: application.status,
    to,
    endedBy: decision.endedBy,
    reason: to === 'withdrawn' || to === 'declined' ? reason : null,
    declineReason:
      to === 'declined' ? resolveDeclineReason({ choice: move.declineReason, words: reason }) : null,
    organizationFeedback: side === 'organization' ? (move.organizationFeedback ?? undefined) : undefined,
    actorId: move.decidedBy === undefined ? ctx.actor.id : move.decidedBy,
    at: ctx.now(),
  })
  if (!isMoved) throw new Problem('conflict')
  const taken = Number(occupiesSpot(to)) - Number(occupiesSpot(application.status))
  const changed = { ...project, acceptedCount: project.acceptedCount + taken }
  if (taken !== 0) await saveSpots(db, projectId, changed)
  await publish(
    db,
    eventOf(ctx, move, { endedBy: decision.endedBy ?? side, takesLastSpot: spotsLeft(changed) === 0 }),
  )
  return decision
}

/** What a move publishes. */
function eventOf(
  { actor }: Context,
  { id: subjectId, to, projectId, because, isInvited }: Move,
  { endedBy, takesLastSpot }: { endedBy: ApplicationSide; takesLastSpot: boolean },
): DomainEvent {
  const data = { projectId, ...(because && { because }), ...(isInvited && { isInvited }) }
  const event = { actorId: actor.id, subjectId, data }
  if (to === 'withdrawn') return { ...event, type: 'application.withdrawn', data: { ...data, endedBy } }
  if (to === 'accepted') return { ...event, type: 'application.accepted', takesLastSpot }
  return { ...event, type: `application.${to}` }
}
