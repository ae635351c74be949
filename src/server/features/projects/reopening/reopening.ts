/** Notifies volunteers who wait for a project when it takes applications again. */
import { z } from '#contract/zod.ts'
import { findApplicationsClosedReason, type ApplicationsClosedReason } from '#domain/projects/projects.ts'
import { mayReopen } from '#domain/projects/reopening.ts'
import { dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { removeDuplicateJobs } from '#server/jobs/queries.ts'
import { findBlockProblem } from '#server/queries/organizations/blocks.ts'
import { lockProject, type LockedProject } from '#server/queries/projects/lock-project.ts'
import { reopenKind } from './reopening-enqueue.ts'
import { insertAlert, listAwaited, removeAlert, takeAlerts } from './reopening-queries.ts'
import { findVisibility } from '#server/features/projects/saved/saved-projects-queries.ts'
import { requireProject } from '#server/features/projects/service.ts'

/** People who are notified in one transaction. */
const batch = 100

const reasonOf = (project: LockedProject, now: Date, { applicationsPerSpot }: Config) => {
  const today: LocalDate = dayInZone(now, project.timeZone)
  return findApplicationsClosedReason(project, today, applicationsPerSpot)
}

/** Notes that the caller waits for a closed project that may reopen. */
export async function awaitReopening(ctx: Context, projectId: string): Promise<{ hasReopenAlert: true }> {
  const { viewer } = await requireProject(ctx, projectId)
  if (viewer?.isMember) throw new Problem('own_project')
  if (viewer?.mayApply === 'no') {
    const isOver = viewer.application?.status === 'declined'
    throw new Problem(isOver ? 'cannot_apply_again' : 'already_applied')
  }
  await transact(ctx.db, async (db) => {
    const project = await lockProject(db, projectId)
    if (!project) throw new Problem('project_not_found')
    const reason = reasonOf(project, ctx.now(), ctx.config) ?? (await findPausedForBlocked(ctx, db, project))
    if (!reason) throw new Problem('takes_applications')
    if (!mayReopen(reason)) throw new Problem('will_not_reopen')
    await insertAlert(db, { userId: ctx.actor.id, projectId })
  })
  return { hasReopenAlert: true }
}

/** Whom the organization blocked reads that the queue is paused, on the project's page, too. */
async function findPausedForBlocked(
  { actor }: Context,
  db: Db,
  { organizationId }: LockedProject,
): Promise<ApplicationsClosedReason | null> {
  const problem = await findBlockProblem(db, { volunteerId: actor.id, organizationId }, 'volunteer')
  return problem === 'not_possible_now' ? 'queue_paused' : null
}

export async function stopAwaiting(ctx: Context, projectId: string): Promise<{ hasReopenAlert: false }> {
  const visibility = await findVisibility(ctx.db, projectId)
  if (visibility === null || visibility === 'draft') throw new Problem('project_not_found')
  await removeAlert(ctx.db, { userId: ctx.actor.id, projectId })
  return { hasReopenAlert: false }
}

type ReopeningContext = Pick<JobContext, 'db' | 'now' | 'config' | 'signal'>

const payloadSchema = z.object({ projectId: z.uuid() })

/** Notifies everyone who waits for the job's project if it takes applications now. */
export async function notifyReopened(ctx: ReopeningContext, payload: Record<string, unknown>): Promise<void> {
  // Jobs of the previous release name no project, and the hourly job covers them.
  const parsed = payloadSchema.safeParse(payload)
  if (!parsed.success) return
  await removeDuplicateJobs(ctx.db, { kind: reopenKind, payload: parsed.data })
  await notifyWaiting(ctx, parsed.data.projectId)
}

/** The same for every project that someone waits for. */
export async function notifyAllReopened(ctx: ReopeningContext): Promise<void> {
  for (const projectId of await listAwaited(ctx.db)) await notifyWaiting(ctx, projectId)
}

/** Some people in each transaction. */
async function notifyWaiting(
  { db, now, config, signal }: ReopeningContext,
  projectId: string,
): Promise<void> {
  let isMore = true
  while (isMore && !signal.aborted) {
    isMore = await transact(db, (tx) =>
      notifySome(tx, projectId, (project) => !reasonOf(project, now, config)),
    )
  }
}

async function notifySome(
  db: Db,
  projectId: string,
  isOpen: (project: LockedProject) => boolean,
): Promise<boolean> {
  const project = await lockProject(db, projectId)
  if (!project || !isOpen(project)) return false
  const userIds = await takeAlerts(db, projectId, batch)
  if (userIds.length > 0) {
    const data = { organizationId: project.organizationId }
    await publish(db, { type: 'project.reopened', actorId: null, subjectId: projectId, data, userIds })
  }
  return userIds.length === batch
}
