/** Hides projects from a person's own matches, one at a time or by what they have in common. */
import type { z } from '#contract/zod.ts'
import type { dismissMatch, MatchExclusion, NewMatchExclusion } from '#contract/matching/dismissals.ts'
import { isSameExclusion, maxExclusions, type DismissalReason } from '#domain/matching/dismissals.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { findPublished } from '#server/features/matching/queries.ts'
import * as queries from './dismissal-queries.ts'

type DismissalState = z.output<(typeof dismissMatch)['response']>

/** Hides a project from the caller's matches. Repeating the call replaces the reason (decision A25). */
export async function dismiss(
  ctx: Context,
  projectId: string,
  reason: DismissalReason,
): Promise<DismissalState> {
  if (!(await findPublished(ctx.db, projectId))) throw new Problem('project_not_found')
  const { id: userId } = ctx.actor
  await transact(ctx.db, (db) =>
    queries.saveDismissal(db, { userId, projectId, reason, dismissedAt: ctx.now() }),
  )
  return { projectId, reason }
}

/** Shows a project again, even if it was taken down in the meantime. Repeating the call has the same effect. */
export async function restore(ctx: Context, projectId: string): Promise<DismissalState> {
  const { id: userId } = ctx.actor
  const wasRemoved = await transact(ctx.db, (db) => queries.removeDismissal(db, { userId, projectId }))
  if (!wasRemoved && !(await findPublished(ctx.db, projectId))) throw new Problem('project_not_found')
  return { projectId, reason: null }
}

/** What the caller's matches leave out. */
export async function listOwnExclusions({ db, actor }: Context): Promise<MatchExclusion[]> {
  return (await queries.listExclusions(db, actor.id)).map(present)
}

/** Adds to what the caller's matches leave out. Weekly hours replace those set before. */
export async function saveOwnExclusion(ctx: Context, exclusion: NewMatchExclusion): Promise<MatchExclusion> {
  if (
    exclusion.kind === 'organization' &&
    !(await queries.hasOrganization(ctx.db, exclusion.organizationId))
  ) {
    throw new Problem('organization_not_found')
  }
  return transact(ctx.db, async (db) => {
    await lockUser(db, ctx.actor.id)
    const id = await store(ctx, db, exclusion)
    return requireExclusion(db, { userId: ctx.actor.id, id })
  })
}

/** Stores an exclusion beside those that the caller has, and returns its id. */
async function store({ actor, now }: Context, db: Db, exclusion: NewMatchExclusion): Promise<string> {
  const saved = (await queries.listExclusions(db, actor.id)).map(present)
  const same = saved.find((each) => isSameExclusion(each, exclusion))
  if (same) {
    if (exclusion.kind === 'hours') await queries.saveHours(db, { id: same.id, hours: exclusion.hours })
    return same.id
  }
  if (saved.length >= maxExclusions) throw new Problem('too_many_exclusions')
  return queries.insertExclusion(db, { ...exclusion, userId: actor.id, createdAt: now() })
}

/** Removes one of the caller's exclusions and returns what it was. */
export async function removeOwnExclusion(ctx: Context, id: string): Promise<MatchExclusion> {
  return transact(ctx.db, async (db) => {
    await lockUser(db, ctx.actor.id)
    const exclusion = await requireExclusion(db, { userId: ctx.actor.id, id })
    await queries.removeExclusion(db, exclusion.id)
    return exclusion
  })
}

async function requireExclusion(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<MatchExclusion> {
  const row = (await queries.listExclusions(db, userId)).find((each) => each.id === id.toLowerCase())
  if (!row) throw new Problem('exclusion_not_found')
  return present(row)
}

/** The database allows no other combination of values. */
function present({ id, kind, hours, label, ...row }: queries.ExclusionRow): MatchExclusion {
  if (kind === 'hours' && hours !== null) return { id, kind, hours }
  if ((kind === 'cause' || kind === 'skill') && label !== null) return { id, kind, label }
  const { organizationId, organizationName } = row
  if (kind === 'organization' && organizationId !== null && organizationName !== null) {
    return { id, kind, organizationId, organizationName }
  }
  throw new Error(`the exclusion ${id} has no value`)
}
