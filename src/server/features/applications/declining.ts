/** Declines several applications with one message. */
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { declineApplications } from '#contract/applications/several-applications.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { lockProject } from '#server/queries/lock-project.ts'
import { Problem } from '#server/http/problem.ts'
import { makeMove } from './moving.ts'
import { listApplicationsByIds } from './search.ts'
import { listReceived } from './triage.ts'

type Form = EndpointInput<typeof declineApplications>['body']

/**
 * Declines the pending ones of these applications in one transaction, each with the same effects as a single decline.
 * Applications that have moved since stay as they are. Projects are locked in the order of their ids, so that
 * concurrent declines cannot deadlock.
 */
export async function declineSeveral(
  ctx: Context,
  form: Form,
): Promise<EndpointResponse<typeof declineApplications>> {
  const targets = await listReceived(ctx, form.ids)
  const declined = await transact(ctx.db, async (db) => {
    const moved = new Set<string>()
    for (const projectId of [...new Set(targets.map((target) => target.projectId))].toSorted()) {
      const project = await lockProject(db, projectId)
      if (!project) throw new Problem('application_not_found')
      for (const target of targets.filter((each) => each.projectId === projectId)) {
        const decision = await makeMove(ctx, db, {
          ...target,
          project,
          to: 'declined',
          reason: null,
          organizationFeedback: form.organizationFeedback,
        })
        if (decision.allowed) moved.add(target.id)
      }
    }
    return moved
  })
  const applications = await listApplicationsByIds(ctx, form.ids)
  return {
    declined: applications.filter(({ id }) => declined.has(id)),
    moved: applications.filter(({ id }) => !declined.has(id)),
  }
}
