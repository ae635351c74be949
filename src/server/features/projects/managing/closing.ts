/** Projects of an organization that no one acts for: paused for a while, resumed, or canceled. */
import { decideProjectMove, type ProjectMove } from '#domain/projects/moves.ts'
import type { Db } from '#server/db/db.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import type { Publish } from '#server/events/event.ts'
import { listOpenOf, listDraftsOf } from './deletion-queries.ts'
import { removeProject, saveProject } from '#server/features/projects/queries.ts'

interface Several {
  actorId: string | null
  projectIds: readonly string[]
}

/** Locks a project and returns its state after a move; null if it does not allow that, or is gone. */
async function lockForMove(db: Db, id: string, move: ProjectMove) {
  const project = await lockProject(db, id)
  // One that administrators hold is canceled too: they could show it again, and no one would act for it.
  const shown = project?.visibility === 'held' && move === 'cancel' ? 'published' : project?.visibility
  const decision = project && shown && decideProjectMove({ ...project, visibility: shown }, move)
  return decision?.allowed ? decision : null
}

async function moveAll(
  db: Db,
  { actorId, projectIds, move }: Several & { move: 'pause' | 'resume' },
  publish: Publish,
): Promise<void> {
  const type = move === 'pause' ? 'project.paused' : 'project.resumed'
  for (const id of projectIds.toSorted()) {
    const moved = await lockForMove(db, id, move)
    if (!moved) continue
    await saveProject(db, id, { status: moved.status })
    await publish(db, { type, actorId, subjectId: id, data: {} })
  }
}

/** Pauses those of these projects that are under way. */
export const pauseAll = (db: Db, several: Several, publish: Publish): Promise<void> =>
  moveAll(db, { ...several, move: 'pause' }, publish)

/** Resumes those of these projects that are still paused. */
export const resumeAll = (db: Db, several: Several, publish: Publish): Promise<void> =>
  moveAll(db, { ...several, move: 'resume' }, publish)

/** Cancels every published or held project of an organization that is not over, and deletes its drafts. */
export async function cancelAll(
  db: Db,
  { organizationId, reason, at }: { organizationId: string; reason: string; at: Date },
  publish: Publish,
): Promise<void> {
  for (const id of await listOpenOf(db, organizationId)) {
    const moved = await lockForMove(db, id, 'cancel')
    if (!moved) continue
    await saveProject(db, id, { status: moved.status, canceledAt: at, cancelReason: reason })
    await publish(db, { type: 'project.canceled', actorId: null, subjectId: id, data: {}, reason, at })
  }
  for (const id of await listDraftsOf(db, organizationId)) {
    await removeProject(db, id)
    await publish(db, { type: 'project.deleted', actorId: null, subjectId: id, data: {} })
  }
}
