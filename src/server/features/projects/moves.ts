/** What every move of a project asks first: whose it is, and whether its state allows it. */
import { decideProjectMove, whyNotManageable, type ProjectMove } from '#domain/project-moves.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockProject, type LockedProject } from '#server/db/lock-project.ts'
import { Problem } from '#server/http/problem.ts'

/** Locks a project of the actor's organizations; refuses others, and what is not theirs to know of as not there. */
export async function lockOwnProject(ctx: Context, db: Db, id: string): Promise<LockedProject> {
  const project = await lockProject(db, id)
  const refusal = whyNotManageable(ctx.actor, project)
  if (!project || refusal) throw new Problem(refusal ?? 'project_not_found')
  return project
}

/** The state after a move; throws the refusal where the state now does not allow it. */
export function allowMove(project: LockedProject, move: ProjectMove) {
  const decision = decideProjectMove(project, move)
  if (!decision.allowed) throw new Problem(decision.refusal)
  return decision
}
