import type { FastifyInstance } from 'fastify'
import {
  announceRestWeek,
  cancelRestWeek,
  getUserRewards,
  getUserRewardsOf,
  listPointEntries,
} from '#contract/rewards/rewards.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { saveRest } from './rest-service.ts'
import { findRewards } from './rewards.ts'
import { listEntries } from './search.ts'

/** What volunteers earned. Spending it belongs to the store. */
export function rewardRoutes(app: FastifyInstance): void {
  const totals = cacheFor<number>()
  route(app, getUserRewards, (ctx, { query }) => findRewards(ctx, query, totals))
  route(app, getUserRewardsOf, async (ctx, { params, query }) => {
    // Another person's rewards are not found (decision A22). IDs compare case-insensitively, as in PostgreSQL.
    if (params.userId.toLowerCase() !== ctx.actor.id) throw new Problem('rewards_not_found')
    return findRewards(ctx, query, totals)
  })
  route(app, listPointEntries, (ctx, { query }) => listEntries(ctx, query.cursor))
  route(app, announceRestWeek, (ctx, { params, query }) =>
    saveRest(ctx, { ...params, ...query, isRest: true }),
  )
  route(app, cancelRestWeek, (ctx, { params, query }) =>
    saveRest(ctx, { ...params, ...query, isRest: false }),
  )
}
