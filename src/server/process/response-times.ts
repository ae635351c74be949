/** How long this process took for its latest answers: for people who look at a screen, without a metrics server. */
import type { FastifyInstance } from 'fastify'
import { followLive } from '#contract/live/live.ts'

/** How many answers are remembered. */
const remembered = 1000

/** Half and 95 percent of the answers took at most this long; null before the first one. */
export interface ResponseTimes {
  count: number
  failed: number
  median: number | null
  p95: number | null
}

export interface ResponseWatch {
  watch(app: FastifyInstance): void
  /** Milliseconds. */
  measure(): ResponseTimes
}

export function watchResponses(): ResponseWatch {
  const taken: { ms: number; hasFailed: boolean }[] = []
  let next = 0
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        // A stream lasts as long as its page is open.
        if (request.routeOptions.url === followLive.path) return
        taken[next] = { ms: reply.elapsedTime, hasFailed: reply.statusCode >= 500 }
        next = (next + 1) % remembered
      })
    },
    measure() {
      const times = taken.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const at = (share: number) => {
        const time = times[Math.ceil(share * times.length) - 1]
        return time === undefined ? null : Math.max(1, Math.round(time))
      }
      const failed = taken.filter(({ hasFailed }) => hasFailed).length
      return { count: times.length, failed, median: at(0.5), p95: at(0.95) }
    },
  }
}
