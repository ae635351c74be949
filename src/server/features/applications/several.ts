/** Decides or shortlists several applications at the same time. */
import type { Application } from '#contract/applications/applications.ts'
import type {
  acceptApplications,
  declineApplications,
  shortlistApplications,
} from '#contract/applications/several-applications.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { Issue } from '#contract/problems.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockProject, type LockedProject } from '#server/queries/lock-project.ts'
import { listReceived } from '#server/queries/received-applications.ts'
import { Problem } from '#server/http/problem.ts'
import { makeMove } from './moving.ts'
import { findProjectTitle, listPendingIds, saveSeveralShortlisted } from './queries.ts'
import { listApplicationsByIds } from './search.ts'

interface OneProject {
  projectId: string
  project: LockedProject
  /** Those of its requested applications that are pending. */
  pending: string[]
}

/**
 * Locks the projects of applications in the order of their ids, so that concurrent calls cannot deadlock, and reads
 * then which of the applications are pending.
 */
async function lockProjectsOf(ctx: Context, db: Db, ids: readonly string[]): Promise<OneProject[]> {
  const targets = await listReceived({ ...ctx, db }, ids)
  const locked: OneProject[] = []
  for (const projectId of [...new Set(targets.map((target) => target.projectId))].toSorted()) {
    const project = await lockProject(db, projectId)
    if (!project) throw new Problem('application_not_found')
    locked.push({ projectId, project, pending: [] })
  }
  const pending = new Set(await listPendingIds(db, ids))
  return locked.map((one) => ({
    ...one,
    pending: targets
      .filter(({ id, projectId }) => projectId === one.projectId && pending.has(id))
      .map(({ id }) => id),
  }))
}

interface Decision {
  to: 'accepted' | 'declined'
  organizationFeedback: string | null
}

/** Moves the pending ones of locked projects, each with the same effects as a single move; returns their ids. */
async function moveAll(
  ctx: Context,
  db: Db,
  { to, organizationFeedback, locked }: Decision & { locked: readonly OneProject[] },
): Promise<Set<string>> {
  const moved = new Set<string>()
  for (const { projectId, pending, ...first } of locked) {
    let { project } = first
    for (const id of pending) {
      const decision = await makeMove(ctx, db, {
        id,
        projectId,
        project,
        side: 'organization',
        to,
        reason: null,
        organizationFeedback,
      })
      if (!decision.allowed) throw new Problem(decision.refusal)
      if (to === 'accepted') project = { ...project, acceptedCount: project.acceptedCount + 1 }
      moved.add(id)
    }
  }
  return moved
}

/** The requested applications as they are now: those that a call changed, and those that had moved before. */
async function present(ctx: Context, ids: readonly string[], changed: ReadonlySet<string>) {
  const applications = await listApplicationsByIds(ctx, ids)
  const isChanged = ({ id }: Application) => changed.has(id)
  return {
    changed: applications.filter(isChanged),
    moved: applications.filter((application) => !isChanged(application)),
  }
}

/**
 * Declines the pending ones of these applications in one transaction. Applications that have moved since stay as they
 * are.
 */
export async function declineSeveral(
  ctx: Context,
  { ids, organizationFeedback }: EndpointInput<typeof declineApplications>['body'],
): Promise<EndpointResponse<typeof declineApplications>> {
  const declined = await transact(ctx.db, async (db) =>
    moveAll(ctx, db, { to: 'declined', organizationFeedback, locked: await lockProjectsOf(ctx, db, ids) }),
  )
  const { changed, moved } = await present(ctx, ids, declined)
  return { declined: changed, moved }
}

/**
 * Accepts the pending ones of these applications in one transaction: all of them, or none if one of their projects
 * has too few spots left. Applications that have moved since stay as they are.
 */
export async function acceptSeveral(
  ctx: Context,
  { ids, organizationFeedback }: EndpointInput<typeof acceptApplications>['body'],
): Promise<EndpointResponse<typeof acceptApplications>> {
  const accepted = await transact(ctx.db, async (db) => {
    const locked = await lockProjectsOf(ctx, db, ids)
    const issues = await listMissingSpots(db, locked)
    if (issues.length > 0) throw new Problem('no_places_left', issues)
    return moveAll(ctx, db, { to: 'accepted', organizationFeedback, locked })
  })
  const { changed, moved } = await present(ctx, ids, accepted)
  return { accepted: changed, moved }
}

/** One issue for each project with fewer spots left than applicants to accept. */
async function listMissingSpots(db: Db, locked: readonly OneProject[]): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { projectId, project, pending } of locked) {
    const left = spotsLeft(project)
    if (left === null || left >= pending.length || project.status === 'completed') continue
    const title = await findProjectTitle(db, projectId)
    const message = fieldText('applications.spotsLeft', { title, left, chosen: pending.length })
    issues.push({ path: 'ids', message })
  }
  return issues
}

/** Adds the pending ones of these applications to the shortlist or removes them. No one is notified. */
export async function shortlistSeveral(
  ctx: Context,
  { ids, isShortlisted }: EndpointInput<typeof shortlistApplications>['body'],
): Promise<EndpointResponse<typeof shortlistApplications>> {
  const changed = await transact(ctx.db, async (db) => {
    const locked = await lockProjectsOf(ctx, db, ids)
    const pending = new Set(locked.flatMap((one) => one.pending))
    await saveSeveralShortlisted(db, [...pending], isShortlisted ? ctx.now() : null)
    return pending
  })
  const others = [...new Set(ids)].filter((id) => !changed.has(id))
  return { changed: [...changed], moved: await listApplicationsByIds(ctx, others) }
}
