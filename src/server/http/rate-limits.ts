/** Rate limits (docs/security.md): callers over a limit get a 429 that says when to try again. */
import type { Services } from '#server/context.ts'
import { systemClock } from '#server/context.ts'
import { returnToken, takeToken } from '#server/db/rate-limit.ts'
import type { Rates } from '#server/config/rates.ts'
import { createBuckets } from './buckets.ts'
import { Problem } from './problem.ts'
import { problemOf } from './errors.ts'

/** One bucket: a limit and the key that it counts. */
export interface Charge {
  limit: keyof Rates
  key: string
}

export interface RateLimits {
  /**
   * Takes a token from each bucket, in this order, or from none; throws `too_many_requests`. All processes share the
   * buckets.
   */
  charge(charges: readonly Charge[]): Promise<void>
  /** Returns tokens that were taken for something that did not count in the end. */
  refund(charges: readonly Charge[]): Promise<void>
  /** Takes tokens in this process, one by default; throws `too_many_requests`. */
  chargeLocally(charge: Charge, cost?: number): void
}

const createTooManyRequests = (wait: number) => new Problem('too_many_requests', undefined, Math.ceil(wait))

/** The limits of this process, on top of the database that all processes share. */
export function createRateLimits({ config, database, now = systemClock, log }: Services): RateLimits {
  const buckets = createBuckets(now)
  const { rates } = config
  const takeLocalToken = ({ limit, key }: Charge, cost = 1) => {
    const { count, seconds } = rates[limit]
    // Each process serves only some of the requests.
    const share = { count: Math.max(1, Math.floor(count / config.workers)), seconds }
    return buckets.take(`${limit}:${key}`, share, cost)
  }

  async function takeSharedToken({ limit, key }: Charge): Promise<number> {
    try {
      return await takeToken(database.pool, `${limit}:${key}`, rates[limit])
    } catch (error) {
      // Without the database nothing works anyway, and a second attempt would only take longer.
      if (problemOf(error).code === 'unavailable') throw error
      log?.('could not count a rate limit in the database; this process counts alone', error)
      return takeLocalToken({ limit, key })
    }
  }

  async function refund(charges: readonly Charge[]): Promise<void> {
    for (const { limit, key } of charges) {
      await returnToken(database.pool, `${limit}:${key}`, rates[limit]).catch((error: unknown) =>
        log?.('could not return a token to a rate limit', error),
      )
    }
  }

  return {
    refund,
    async charge(charges) {
      const taken: Charge[] = []
      for (const each of charges) {
        const wait = await takeSharedToken(each)
        if (wait > 0) {
          await refund(taken)
          throw createTooManyRequests(wait)
        }
        taken.push(each)
      }
    },
    chargeLocally(charge, cost) {
      const wait = takeLocalToken(charge, cost)
      if (wait > 0) throw createTooManyRequests(wait)
    },
  }
}
