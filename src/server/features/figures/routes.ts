import type { FastifyInstance } from 'fastify'
import { getStatistics } from '#contract/figures/statistics.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { route } from '#server/http/route.ts'
import { countStatistics, type Statistics } from './queries.ts'

export function statisticsRoutes(app: FastifyInstance): void {
  const kept = cacheFor<Statistics>({ most: 1 })
  route(app, getStatistics, async (ctx) => ({
    counted:
      ctx.config.figures === 'live' ? await kept.read('', ctx.now(), () => countStatistics(ctx.db)) : null,
  }))
}
