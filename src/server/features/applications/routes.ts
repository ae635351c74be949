import type { FastifyInstance } from 'fastify'
import {
  applyToProject,
  checkApplication,
  getApplication,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
} from '#contract/applications.ts'
import { listTimeline } from '#contract/timeline.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findLatestApplication, listApplications } from './search.ts'
import { apply, move, readApplication } from './service.ts'
import { listEvents } from './timeline-search.ts'

export function applicationRoutes(app: FastifyInstance): void {
  route(app, applyToProject, (ctx, { body }) => apply(ctx, body))

  route(app, checkApplication, async (ctx, { query }) => {
    const isOwn = query.volunteerId === undefined || query.volunteerId === ctx.actor.id
    const application = isOwn ? await findLatestApplication(ctx, query.projectId) : null
    if (!application) throw new Problem('application_not_found')
    return application
  })

  route(app, getApplication, (ctx, { params }) => readApplication(ctx, params.id))

  route(app, listTimeline, async (ctx, { params, query }) =>
    listEvents(ctx, await readApplication(ctx, params.id), query.cursor),
  )

  route(app, listMyApplications, (ctx, { query }) => listApplications(ctx, 'volunteer', query))

  route(app, listReceivedApplications, (ctx, { query }) => listApplications(ctx, 'organization', query))

  route(app, moveApplication, (ctx, { params, body }) => move(ctx, params.id, body))
}
