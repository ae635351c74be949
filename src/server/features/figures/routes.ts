import type { FastifyInstance } from 'fastify'
import { getStatistics } from '#contract/figures/statistics.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { route } from '#server/http/route.ts'
import { countStatistics, type Statistics } from './queries.ts'

/** Smaller counts say little, and make a new site look empty (decision A18). */
const smallest = 10

/** The statistics as the pages show them, without those that count fewer than `least`. */
function present(statistics: Statistics, least: number) {
  const { volunteers, organizations, completedProjects, successPercent } = statistics
  const orNull = (count: number) => (count < least ? null : count)
  return {
    volunteers: orNull(volunteers),
    organizations: orNull(organizations),
    completedProjects: orNull(completedProjects),
    successPercent: completedProjects < least ? null : successPercent,
    averageRating: statistics.ratingCount < least ? null : averageOf(statistics),
  }
}

/**
 * By database, because those who read from the primary must not wait for an attempt at a replica. Counting a million people takes a
 * second, and no one sees whether it was now or a minute ago.
 */
const cacheOf = prepareOnce(() => cacheFor<Statistics>({ most: 1, mostShare: 0.01 }))

export function statisticsRoutes(app: FastifyInstance): void {
  route(app, getStatistics, async (ctx) => {
    const { figures } = ctx.config
    if (figures === 'documented') return { counted: null }
    const counted = await cacheOf(ctx.db, 'figures').read('', ctx.now(), () => countStatistics(ctx.db))
    return { counted: present(counted, figures === 'auto' ? smallest : 0) }
  })
}
