import type { FastifyInstance } from 'fastify'
import { getFigures } from '#contract/figures.ts'
import { keepBriefly } from '#server/http/kept.ts'
import { route } from '#server/http/route.ts'
import { countFigures, type Figures } from './queries.ts'

export function figureRoutes(app: FastifyInstance): void {
  const kept = keepBriefly<Figures>({ most: 1 })
  route(app, getFigures, async (ctx) => ({
    counted:
      ctx.config.figures === 'live' ? await kept.read('', ctx.now(), () => countFigures(ctx.db)) : null,
  }))
}
