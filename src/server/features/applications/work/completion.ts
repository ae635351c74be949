/** Closes the applications of a completed, canceled or removed project (decisions A12, A29). */
import {
  accountUnavailableReason,
  occupiesSpot,
  resolveOnCancellation,
  resolveOnCompletion,
  resolveOnRemoval,
  type ClosingReason,
} from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { lockProject, lockProjects } from '#server/queries/projects/lock-project.ts'
import { signalTogether } from '#server/live/application-signals.ts'
import { Problem } from '#server/http/problem.ts'
import {
  findState,
  lockOpenApplications,
  listOpenOf,
  listPendingOf,
  saveMove,
  saveSpots,
  type StoredMove,
} from '#server/features/applications/queries.ts'

export interface Completion {
  actorId: string | null
  /** The project's id. */
  subjectId: string
  /** Accepted applications that are not signed off, with the reasons given to their volunteers. */
  leaveOut: readonly { applicationId: string; reason: string }[]
  /** The organization's words to the people whose pending applications are declined; null for our own. */
  declineMessage: string | null
  at: Date
}

type WithdrawnEvent = {
  type: 'application.withdrawn'
  actorId: null
  subjectId: string
  data: { projectId: string; endedBy: 'volunteer'; because: 'account_unavailable' }
}

/**
 * Closes the pending applications of a volunteer whose account is suspended. No one is recorded as the actor, and the
 * reason says that the volunteer did not withdraw.
 */
export async function withdrawPending(db: Db, of: EndedAccount, publish: PublishWithdrawn): Promise<void> {
  const pending = await listPendingOf(db, of.volunteerId)
  await lockProjects(db, pending)
  for (const open of pending) {
    await withdraw(db, { ...open, from: 'pending', at: of.at }, publish)
  }
}

/** The same for a volunteer who deletes the account, with accepted work, which frees its spots. */
export async function withdrawOpen(db: Db, of: EndedAccount, publish: PublishWithdrawn): Promise<void> {
  const all = await listOpenOf(db, of.volunteerId)
  await lockProjects(db, all)
  for (const { id, projectId } of all) {
    // Locked already: read again, because earlier rounds changed its spots.
    const project = await lockProject(db, projectId)
    const state = await findState(db, id)
    if (!project || (state?.status !== 'pending' && state?.status !== 'accepted')) continue
    if (occupiesSpot(state.status))
      await saveSpots(db, projectId, { ...project, acceptedCount: project.acceptedCount - 1 })
    await withdraw(db, { id, projectId, from: state.status, at: of.at }, publish)
  }
}

interface EndedAccount {
  volunteerId: string
  at: Date
}

interface OpenOf {
  id: string
  projectId: string
  from: 'pending' | 'accepted'
  at: Date
}

type PublishWithdrawn = (db: Db, event: WithdrawnEvent) => Promise<void>

/** Withdraws an application of a locked project, unless it has been decided since. */
async function withdraw(
  db: Db,
  { id, projectId, from, at }: OpenOf,
  publish: PublishWithdrawn,
): Promise<void> {
  const isMoved = await saveMove(db, {
    id,
    from,
    to: 'withdrawn',
    endedBy: 'volunteer',
    reason: accountUnavailableReason,
    organizationFeedback: undefined,
    actorId: null,
    at,
  })
  if (!isMoved) return
  const data = { projectId, endedBy: 'volunteer', because: 'account_unavailable' } as const
  await publish(db, { type: 'application.withdrawn', actorId: null, subjectId: id, data })
}

interface ClosingEvent {
  actorId: string | null
  subjectId: string
  data: { projectId: string; because: ClosingReason }
}
type ClosingEvents =
  | (ClosingEvent & { type: 'application.declined' | 'application.completed' })
  | (ClosingEvent & {
      type: 'application.withdrawn'
      data: ClosingEvent['data'] & { endedBy: 'organization' }
    })
type PublishClosing = (db: Db, event: ClosingEvents) => Promise<void>

/**
 * Signs off every accepted application except those left out, which end with their reason, and declines pending ones.
 * Publishes an event for each.
 */
export async function closeApplications(
  db: Db,
  { actorId, subjectId: projectId, leaveOut, declineMessage, at }: Completion,
  publish: PublishClosing,
): Promise<void> {
  const reasons = new Map(leaveOut.map(({ applicationId, reason }) => [applicationId, reason]))
  const because = 'project_completed'
  await closeEach(db, { actorId, projectId, because, at }, publish, (application) => {
    const move = resolveOnCompletion(application, reasons.get(application.id) ?? null)
    return move && { ...move, organizationFeedback: (move.to === 'declined' && declineMessage) || undefined }
  })
}

/**
 * Declines the pending applications of a canceled project and ends accepted work, with the organization's reason
 * (decision A29). Publishes an event for each. These declines are no answers to the applicants.
 */
export async function closeCanceledApplications(
  db: Db,
  {
    actorId,
    subjectId: projectId,
    reason,
    at,
  }: { actorId: string | null; subjectId: string; reason: string; at: Date },
  publish: PublishClosing,
): Promise<void> {
  const because = 'project_canceled'
  await closeEach(db, { actorId, projectId, because, at }, publish, (application) => {
    const move = resolveOnCancellation(application, reason)
    const organizationFeedback = move?.to === 'declined' ? reason : undefined
    return move && { ...move, organizationFeedback, isAutomatic: true }
  })
}

/**
 * Declines the pending applications of a removed project and ends accepted work (decision A29). Publishes an event for
 * each, without the administrator, whom neither side learns.
 */
export async function closeRemovedApplications(
  db: Db,
  { subjectId: projectId, at }: { subjectId: string; at: Date },
  publish: PublishClosing,
): Promise<void> {
  const because = 'project_removed'
  await closeEach(db, { actorId: null, projectId, because, at }, publish, (application) => {
    const move = resolveOnRemoval(application)
    return move && { ...move, organizationFeedback: undefined, isAutomatic: true }
  })
}

type OpenApplication = Awaited<ReturnType<typeof lockOpenApplications>>[number]
interface ClosingMove extends Pick<
  StoredMove,
  'endedBy' | 'reason' | 'organizationFeedback' | 'isAutomatic'
> {
  to: 'declined' | 'withdrawn' | 'completed'
}
interface Closing {
  actorId: string | null
  projectId: string
  because: ClosingReason
  at: Date
}

/** Moves every open application of a project as `resolve` says, and frees the spots. */
async function closeEach(
  db: Db,
  { actorId, projectId, because, at }: Closing,
  ...[publish, resolve]: [PublishClosing, (application: OpenApplication) => ClosingMove | null]
): Promise<void> {
  const project = await lockProject(db, projectId)
  if (!project) throw new Problem('project_not_found')
  let freedSpots = 0
  await signalTogether(db, actorId, async () => {
    for (const application of await lockOpenApplications(db, projectId)) {
      const { id, status } = application
      const move = resolve(application)
      if (!move) continue
      const isMoved = await saveMove(db, { ...move, id, from: status, actorId, at })
      if (!isMoved) throw new Problem('conflict')
      if (occupiesSpot(status) && !occupiesSpot(move.to)) freedSpots += 1
      const event: ClosingEvent = { actorId, subjectId: id, data: { projectId, because } }
      await publish(
        db,
        move.to === 'withdrawn'
          ? { ...event, type: 'application.withdrawn', data: { ...event.data, endedBy: 'organization' } }
          : { ...event, type: `application.${move.to}` },
      )
    }
  })
  if (freedSpots > 0)
    await saveSpots(db, projectId, { ...project, acceptedCount: project.acceptedCount - freedSpots })
}
