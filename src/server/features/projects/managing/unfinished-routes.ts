import type { FastifyInstance } from 'fastify'
import {
  discardUnfinishedProject,
  getUnfinishedProject,
  listUnfinishedProjects,
  saveUnfinishedProject,
} from '#contract/projects/unfinished.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { listUnfinished } from '#server/queries/projects/unfinished-projects.ts'
import { discardForm, requireForm, saveForm } from './unfinished.ts'

export function unfinishedProjectRoutes(app: FastifyInstance): void {
  route(app, listUnfinishedProjects, (ctx, { query }) =>
    listUnfinished(ctx.db, { userId: ctx.actor.id, organizationId: query.organizationId }),
  )

  route(app, getUnfinishedProject, (ctx, { params }) => requireForm(ctx, params.id))

  route(app, saveUnfinishedProject, (ctx, { params, query, body }) =>
    saveForm(ctx, { id: params.id, query, body }),
  )

  route(app, discardUnfinishedProject, async (ctx, { params }) => {
    await discardForm(ctx, params.id)
    return answerDone(ctx, 'formDiscarded')
  })
}
