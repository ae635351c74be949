import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import {
  findVisibility,
  insertSavedProject,
  isProjectSaved,
  removeSavedProject,
} from './saved-projects-queries.ts'

interface SavedState {
  isSaved: boolean
  saved: boolean
}

/** Saves a published project for the caller. Repeating the call has the same effect (decision A25). */
export async function save(ctx: Context, projectId: string): Promise<SavedState> {
  const visibility = await findVisibility(ctx.db, projectId)
  if (visibility === 'removed') throw new Problem('gone')
  if (visibility !== 'published') throw new Problem('project_not_found')
  await insertSavedProject(ctx.db, { userId: ctx.actor.id, projectId, savedAt: ctx.now() })
  return answer(true)
}

/** Removes a project from the caller's saved ones, even if it was taken down in the meantime. */
export async function unsave(ctx: Context, projectId: string): Promise<SavedState> {
  await requireKnownProject(ctx, projectId)
  await removeSavedProject(ctx.db, { userId: ctx.actor.id, projectId })
  return answer(false)
}

/** Whether the caller has saved a project. */
export async function findSavedState(ctx: Context, projectId: string): Promise<SavedState> {
  await requireKnownProject(ctx, projectId)
  return answer(await isProjectSaved(ctx.db, { userId: ctx.actor.id, projectId }))
}

/** A draft could never be saved; anything that was once published can. */
async function requireKnownProject(ctx: Context, projectId: string): Promise<void> {
  const visibility = await findVisibility(ctx.db, projectId)
  if (visibility === null || visibility === 'draft') throw new Problem('project_not_found')
}

function answer(isSaved: boolean): SavedState {
  return { isSaved, saved: isSaved }
}
