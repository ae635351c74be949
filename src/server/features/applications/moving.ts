/** One move of an application under its project's lock: decided, stored and published. */
import { decideMove, holdsPlace, type ApplicationSide, type RequestedStatus } from '#domain/applications.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { LockedProject } from '#server/db/lock-project.ts'
import { isOrganizationSuspended } from '#server/db/suspended.ts'
import { publish } from '#server/events.ts'
import { Problem } from '#server/http/problem.ts'
import { findState, saveMove, savePlaces } from './queries.ts'

export interface Move {
  id: string
  projectId: string
  /** As it was read with its lock. */
  project: LockedProject
  side: ApplicationSide
  to: RequestedStatus
  reason: string | null
  organizationFeedback: string | null
}

/** Makes a move, or answers why it is refused. */
export async function makeMove(ctx: Context, db: Db, move: Move) {
  const { id, projectId, project, side, to, reason } = move
  const application = await findState(db, id)
  if (!application) throw new Problem('application_not_found')
  if (to === 'accepted' && (await isOrganizationSuspended(db, project.organizationId))) {
    throw new Problem('organization_suspended')
  }
  const decision = decideMove({ application, to, by: side, reason, project })
  if (!decision.allowed) return decision
  const isMoved = await saveMove(db, {
    id,
    from: application.status,
    to,
    endedBy: decision.endedBy,
    reason: to === 'withdrawn' ? reason : null,
    organizationFeedback: side === 'organization' ? (move.organizationFeedback ?? undefined) : undefined,
    actorId: ctx.actor.id,
    at: ctx.now(),
  })
  if (!isMoved) throw new Problem('conflict')
  const taken = Number(holdsPlace(to)) - Number(holdsPlace(application.status))
  if (taken !== 0) {
    await savePlaces(db, projectId, { ...project, acceptedCount: project.acceptedCount + taken })
  }
  const fact = { actorId: ctx.actor.id, subjectId: id, data: { projectId } }
  await publish(
    db,
    to === 'withdrawn'
      ? {
          ...fact,
          type: 'application.withdrawn',
          data: { ...fact.data, endedBy: decision.endedBy ?? side },
        }
      : { ...fact, type: `application.${to}` },
  )
  return decision
}
