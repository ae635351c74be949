/** The checks before every move of a project: who owns it, and whether its state allows the move. */
import { decideProjectMove, findManageRefusal, type ProjectMove } from '#domain/projects/moves.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockProject, type LockedProject } from '#server/queries/projects/lock-project.ts'
import { Problem } from '#server/http/problem.ts'

/** Locks a project of the caller's organizations. Others are refused, or get 404 if they may not know about it. */
export async function lockOwnProject(ctx: Context, db: Db, id: string): Promise<LockedProject> {
  const project = await lockProject(db, id)
  const refusal = findManageRefusal(ctx.actor, project)
  if (!project || refusal) throw new Problem(refusal ?? 'project_not_found')
  return project
}

/** The state after a move; throws the refusal if the current state does not allow it. */
export function allowMove(project: LockedProject, move: ProjectMove) {
  const decision = decideProjectMove(project, move)
  if (!decision.allowed) throw new Problem(decision.refusal)
  return decision
}
