/** Decides or shortlists several applications with one call. */
import type { Application } from '#contract/applications/applications.ts'
import type {
  acceptApplications,
  declineApplications,
  shortlistApplications,
} from '#contract/applications/several-applications.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { Issue } from '#contract/problem-body.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findBlockProblem } from '#server/queries/organizations/blocks.ts'
import { lockProject, type LockedProject } from '#server/queries/projects/lock-project.ts'
import { signalTogether } from '#server/live/application-signals.ts'
import { requireReceivedApplications } from '#server/queries/applications/received-applications.ts'
import { Problem } from '#server/http/problem.ts'
import { makeMove } from '#server/features/applications/moving.ts'
import {
  findProjectTitle,
  findVolunteerName,
  listPendingIds,
  saveSeveralShortlisted,
} from '#server/features/applications/queries.ts'
import { listApplicationsByIds } from '#server/features/applications/search.ts'

type Target = Awaited<ReturnType<typeof requireReceivedApplications>>[number]

/** How many applications a transaction declines or shortlists: others wait until it unlocks their projects. */
const batch = 25

/** Applications of a transaction, with their projects locked. */
interface Locked {
  projects: Map<string, LockedProject>
  /** Those of the applications that are pending, ordered by volunteer. */
  pending: Target[]
}

/**
 * Locks the projects of applications, and reads then which of the applications are pending. Each move locks its
 * volunteer's live events too. So all transactions lock both in the order of their ids and cannot deadlock, whatever
 * organizations the calls are of.
 */
async function lockTargets(db: Db, targets: readonly Target[]): Promise<Locked> {
  const projects = new Map<string, LockedProject>()
  for (const projectId of [...new Set(targets.map((target) => target.projectId))].toSorted()) {
    const project = await lockProject(db, projectId)
    if (!project) throw new Problem('application_not_found')
    projects.set(projectId, project)
  }
  const ids = targets.map(({ id }) => id)
  const pending = new Set(await listPendingIds(db, ids))
  return {
    projects,
    pending: targets
      .filter(({ id }) => pending.has(id))
      .toSorted((a, b) => compareIds(a.volunteerId, b.volunteerId) || compareIds(a.id, b.id)),
  }
}

const compareIds = (a: string, b: string): number => Number(a > b) - Number(a < b)

/**
 * Does the work in one transaction after another, with a part of the applications each; returns all their ids. If one
 * fails, what those before it did stays.
 */
async function inBatches(
  ctx: Context,
  ids: readonly string[],
  work: (db: Db, locked: Locked) => Promise<readonly string[]>,
): Promise<Set<string>> {
  const targets = await requireReceivedApplications(ctx, ids)
  // By project, so that a transaction locks few of them.
  const ordered = targets.toSorted((a, b) => compareIds(a.projectId, b.projectId) || compareIds(a.id, b.id))
  const done: string[] = []
  for (let at = 0; at < ordered.length; at += batch) {
    const part = ordered.slice(at, at + batch)
    done.push(...(await transact(ctx.db, async (db) => work(db, await lockTargets(db, part)))))
  }
  return new Set(done)
}

interface Decision {
  to: 'accepted' | 'declined'
  reason: string | null
  declineReason: DeclineReason | null
  organizationFeedback: string | null
}

/** Moves the pending ones of locked projects, each with the same effects as a single move; returns their ids. */
async function moveAll(
  ctx: Context,
  db: Db,
  { locked: { projects, pending }, ...decided }: Decision & { locked: Locked },
): Promise<string[]> {
  return signalTogether(db, ctx.actor.id, async () => {
    for (const target of pending) {
      const project = projects.get(target.projectId)
      if (!project) throw new Problem('application_not_found')
      const decision = await makeMove(ctx, db, {
        ...target,
        project,
        side: 'organization',
        ...decided,
      })
      if (!decision.allowed) throw new Problem(decision.refusal)
      if (decided.to === 'accepted')
        projects.set(target.projectId, { ...project, acceptedCount: project.acceptedCount + 1 })
    }
    return pending.map(({ id }) => id)
  })
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

/** Declines the pending ones of these applications. Applications that have moved since stay as they are. */
export async function declineSeveral(
  ctx: Context,
  { ids, ...words }: EndpointInput<typeof declineApplications>['body'],
): Promise<EndpointResponse<typeof declineApplications>> {
  const declined = await inBatches(ctx, ids, (db, locked) =>
    moveAll(ctx, db, { to: 'declined', ...words, locked }),
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
    const locked = await lockTargets(db, await requireReceivedApplications({ ...ctx, db }, ids))
    const issues = await listMissingSpots(db, locked)
    if (issues.length > 0) throw new Problem('no_places_left', issues)
    await requireAllUnblocked(db, locked)
    return moveAll(ctx, db, {
      to: 'accepted',
      reason: null,
      declineReason: null,
      organizationFeedback,
      locked,
    })
  })
  const { changed, moved } = await present(ctx, ids, new Set(accepted))
  return { accepted: changed, moved }
}

/** One issue for each project with fewer spots left than applicants to accept. */
async function listMissingSpots(db: Db, { projects, pending }: Locked): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const [projectId, project] of projects) {
    const left = spotsLeft(project)
    const chosen = pending.filter((target) => target.projectId === projectId).length
    if (left === null || left >= chosen || project.status === 'completed') continue
    const title = await findProjectTitle(db, projectId)
    const message = fieldText('applications.spotsLeft', { title, left, chosen })
    issues.push({ path: 'ids', message })
  }
  return issues
}

/** Throws if a block keeps applicants from being accepted, and names them. */
async function requireAllUnblocked(db: Db, { projects, pending }: Locked): Promise<void> {
  const issues = new Map<Awaited<ReturnType<typeof findBlockProblem>>, Issue[]>()
  for (const { projectId, volunteerId } of pending) {
    const organizationId = projects.get(projectId)?.organizationId
    const problem =
      organizationId && (await findBlockProblem(db, { volunteerId, organizationId }, 'organization'))
    if (!problem) continue
    const [title, name] = [await findProjectTitle(db, projectId), await findVolunteerName(db, volunteerId)]
    const message = fieldText('applications.notPossible', { title, name })
    issues.set(problem, [...(issues.get(problem) ?? []), { path: 'ids', message }])
  }
  for (const [problem, each] of issues) if (problem) throw new Problem(problem, each)
}

/** Adds the pending ones of these applications to the shortlist or removes them. No one is notified. */
export async function shortlistSeveral(
  ctx: Context,
  { ids, isShortlisted }: EndpointInput<typeof shortlistApplications>['body'],
): Promise<EndpointResponse<typeof shortlistApplications>> {
  const changed = await inBatches(ctx, ids, async (db, { pending }) => {
    const pendingIds = pending.map(({ id }) => id)
    await saveSeveralShortlisted(db, pendingIds, isShortlisted ? ctx.now() : null)
    return pendingIds
  })
  const others = [...new Set(ids)].filter((id) => !changed.has(id))
  return { changed: [...changed], moved: await listApplicationsByIds(ctx, others) }
}
