import type { FastifyInstance } from 'fastify'
import {
  applyToProject,
  checkApplication,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
} from '#contract/applications.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findLatestApplication, listApplications } from './search.ts'
import { apply, move } from './service.ts'

export function applicationRoutes(app: FastifyInstance): void {
  route(app, applyToProject, (ctx, { body }) => apply(ctx, body))

  route(app, checkApplication, async (ctx, { query }) => {
    const isOwn = query.volunteerId === undefined || query.volunteerId === ctx.actor.id
    const application = isOwn ? await findLatestApplication(ctx, query.projectId) : null
    if (!application) throw new Problem('application_not_found')
    return application
  })

  route(app, listMyApplications, (ctx, { query }) => listApplications(ctx, 'volunteer', query))

  route(app, listReceivedApplications, (ctx, { query }) => listApplications(ctx, 'organization', query))

  route(app, moveApplication, (ctx, { params, body }) => move(ctx, params.id, body))
}
