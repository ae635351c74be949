import type { FastifyInstance } from 'fastify'
import { getAdministrationOverview } from '#contract/administration.ts'
import { route } from '#server/http/route.ts'
import { countOverview } from './queries.ts'

export function administrationRoutes(app: FastifyInstance): void {
  route(app, getAdministrationOverview, (ctx) => countOverview(ctx.db))
}
