import type { FastifyInstance } from 'fastify'
import {
  acceptAdministratorLink,
  getAdministrationOverview,
  openAdministratorLink,
} from '#contract/administration/administration.ts'
import { getAdministrationHome } from '#contract/administration/home.ts'
import type { Services } from '#server/context.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { renewSession } from '#server/http/session.ts'
import { watchResponses } from '#server/process/response-times.ts'
import { watchWrites } from '#server/process/degradation.ts'
import { acceptLink, requireLink } from './link-service.ts'
import { findHome } from './home.ts'
import { countOverview } from './queries.ts'

export function administrationRoutes(app: FastifyInstance, services: Services): void {
  const { writes = watchWrites(services) } = services
  const responses = watchResponses()
  responses.watch(app)
  route(app, getAdministrationHome, (ctx) => findHome(ctx, { writes, responses }))
  route(app, getAdministrationOverview, (ctx) => countOverview(ctx.db))

  route(app, openAdministratorLink, (ctx, { body }) => requireLink(ctx, body.token))

  route(app, acceptAdministratorLink, async (ctx, { body }, exchange) => {
    await acceptLink(ctx, body.token)
    await renewSession(ctx, exchange)
    return answerDone(ctx, 'becameAdministrator')
  })
}
