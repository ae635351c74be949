/** What every move of a project asks first: whose it is, and whether its state allows it. */
import { decideProjectMove, findManageRefusal, type ProjectMove } from '#domain/projects/moves.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockProject, type LockedProject } from '#server/queries/lock-project.ts'
import { Problem } from '#server/http/problem.ts'

/** Locks a project of the actor's organizations; refuses others, and what is not theirs to know of as not there. */
export async function lockOwnProject(ctx: Context, db: Db, id: string): Promise<LockedProject> {
  const project = await lockProject(db, id)
  const refusal = findManageRefusal(ctx.actor, project)
  if (!project || refusal) throw new Problem(refusal ?? 'project_not_found')
  return project
}

/** The state after a move; throws the refusal where the state now does not allow it. */
export function allowMove(project: LockedProject, move: ProjectMove) {
  const decision = decideProjectMove(project, move)
  if (!decision.allowed) throw new Problem(decision.refusal)
  return decision
}
