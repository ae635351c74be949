import type { FastifyInstance } from 'fastify'
import { addReopenAlert, listReopenAlerts, removeReopenAlert } from '#contract/projects/reopening.ts'
import { route } from '#server/http/route.ts'
import { markSaved } from '#server/features/projects/saved/saved-projects-queries.ts'
import { awaitReopening, stopAwaiting } from './reopening.ts'
import { listAwaitedProjects } from './reopening-search.ts'

export function reopeningRoutes(app: FastifyInstance): void {
  route(app, listReopenAlerts, async (ctx, { query }) => {
    const page = await listAwaitedProjects(ctx, query.cursor)
    return { ...page, items: await markSaved(ctx, page.items) }
  })
  route(app, addReopenAlert, (ctx, { params }) => awaitReopening(ctx, params.id))
  route(app, removeReopenAlert, (ctx, { params }) => stopAwaiting(ctx, params.id))
}
