/** Reporting a project to the administrators. */
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { reportProject } from '#contract/projects/reports.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { canReportProject } from '#domain/projects/moderation.ts'
import { canSeeProject } from '#domain/projects/moves.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { insertReport } from './report-queries.ts'

/** Reports a published project of someone else's organization. */
export async function reportToAdministrators(
  ctx: Context,
  projectId: string,
  { reason, explanation }: EndpointInput<typeof reportProject>['body'],
): Promise<EndpointResponse<typeof reportProject>> {
  return transact(ctx.db, async (db) => {
    const project = await lockProject(db, projectId)
    if (project?.visibility === 'removed') throw new Problem('gone')
    if (!project || !canSeeProject(ctx.actor, project)) throw new Problem('project_not_found')
    const isMember = isMemberOf(ctx.actor, project.organizationId)
    if (!canReportProject(project.visibility, isMember)) throw new Problem('own_project_report')
    const createdAt = ctx.now()
    const stored = await insertReport(db, {
      projectId,
      reporterId: ctx.actor.id,
      reason,
      explanation,
      createdAt,
    })
    if (!stored) throw new Problem('project_reported')
    const { id } = stored
    await publish(db, {
      type: 'project.reported',
      actorId: ctx.actor.id,
      subjectId: projectId,
      data: { reportId: id, reason },
    })
    return { id, projectId, reason, explanation, createdAt: createdAt.toISOString() }
  })
}
