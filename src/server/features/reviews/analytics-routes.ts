import type { FastifyInstance } from 'fastify'
import { getReviewAnalytics, getReviewAnalyticsOf } from '#contract/reviews/analytics.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findAnalytics } from './analytics.ts'

export function analyticsRoutes(app: FastifyInstance): void {
  route(app, getReviewAnalytics, (ctx, { query }) => findAnalytics(ctx, query))
  route(app, getReviewAnalyticsOf, async (ctx, { params, query }) => {
    // Someone else's analytics give 404 (decision A22). Ids are compared as PostgreSQL does, ignoring case.
    if (params.userId.toLowerCase() !== ctx.actor.id) throw new Problem('analytics_not_found')
    return findAnalytics(ctx, query)
  })
}
