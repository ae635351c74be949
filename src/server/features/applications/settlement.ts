/** What becomes of the applications of a project that is completed (A12). */
import { holdsPlace, settleOnCompletion } from '#domain/applications.ts'
import type { Db } from '#server/db/db.ts'
import { lockProject } from '#server/db/lock-project.ts'
import { Problem } from '#server/http/problem.ts'
import { listPendingOf, listUnsettled, saveMove, savePlaces } from './queries.ts'

export interface Completion {
  actorId: string | null
  /** The project's id. */
  subjectId: string
  /** Accepted applications that are not signed off, with what their volunteers are told. */
  leaveOut: readonly { applicationId: string; reason: string }[]
  at: Date
}

type WithdrawnFact = {
  type: 'application.withdrawn'
  actorId: null
  subjectId: string
  data: { projectId: string; endedBy: 'volunteer' }
}

/** Withdraws what waits of a volunteer who cannot go on; nobody is named as the one who did it. */
export async function withdrawPending(
  db: Db,
  { volunteerId, at }: { volunteerId: string; at: Date },
  publish: (db: Db, fact: WithdrawnFact) => Promise<void>,
): Promise<void> {
  for (const { id, projectId } of await listPendingOf(db, volunteerId)) {
    await lockProject(db, projectId)
    const isMoved = await saveMove(db, {
      id,
      from: 'pending',
      to: 'withdrawn',
      endedBy: 'volunteer',
      reason: null,
      organizationFeedback: undefined,
      actorId: null,
      at,
    })
    // Decided meanwhile, it is no more pending.
    if (!isMoved) continue
    const data = { projectId, endedBy: 'volunteer' } as const
    await publish(db, { type: 'application.withdrawn', actorId: null, subjectId: id, data })
  }
}

interface Settled {
  actorId: string | null
  subjectId: string
  data: { projectId: string; because: 'project_completed' }
}
type SettledFact =
  | (Settled & { type: 'application.declined' | 'application.completed' })
  | (Settled & { type: 'application.withdrawn'; data: Settled['data'] & { endedBy: 'organization' } })

/**
 * Signs off every accepted application but those left out, which end with their reason, and declines pending ones; each is
 * published as a fact of its own.
 */
export async function settleApplications(
  db: Db,
  { actorId, subjectId: projectId, leaveOut, at }: Completion,
  publish: (db: Db, fact: SettledFact) => Promise<void>,
): Promise<void> {
  const project = await lockProject(db, projectId)
  if (!project) throw new Problem('project_not_found')
  const reasons = new Map(leaveOut.map(({ applicationId, reason }) => [applicationId, reason]))
  let freed = 0
  for (const application of await listUnsettled(db, projectId)) {
    const { id, status } = application
    const move = settleOnCompletion(application, reasons.get(id) ?? null)
    if (!move) continue
    const isMoved = await saveMove(db, {
      ...move,
      id,
      from: status,
      organizationFeedback: undefined,
      actorId,
      at,
    })
    if (!isMoved) throw new Problem('conflict')
    if (holdsPlace(status) && !holdsPlace(move.to)) freed += 1
    const fact: Settled = { actorId, subjectId: id, data: { projectId, because: 'project_completed' } }
    await publish(
      db,
      move.to === 'withdrawn'
        ? { ...fact, type: 'application.withdrawn', data: { ...fact.data, endedBy: 'organization' } }
        : { ...fact, type: `application.${move.to}` },
    )
  }
  if (freed > 0) await savePlaces(db, projectId, { ...project, acceptedCount: project.acceptedCount - freed })
}
