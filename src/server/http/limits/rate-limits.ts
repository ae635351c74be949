/** Rate limits (docs/security.md): callers over a limit get a 429 that says when to try again. */
import type { Services } from '#server/context.ts'
import { systemClock } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { problemOf } from '#server/http/errors.ts'
import { findLevel, findWait, returnTokens, takeTokens, type BucketLevel } from './rate-limit-queries.ts'
import type { Rates } from '#server/config/rates.ts'
import { createBuckets } from './buckets.ts'

/** Tokens of one bucket: a limit and the key that it counts. */
export interface Charge {
  limit: keyof Rates
  key: string
  /** How many tokens, one by default; never more than the bucket holds. */
  cost?: number
}

export interface RateLimits {
  /**
   * Takes the tokens of each bucket, in this order, or none; throws `too_many_requests` with the longest wait. All
   * processes share the buckets.
   */
  charge(charges: readonly Charge[]): Promise<void>
  /**
   * Takes a token unless the same caller has paid one for the same `group` within the period of the limit, and returns
   * whether it did.
   */
  chargeOnce(charge: Omit<Charge, 'cost'>, group: string): Promise<boolean>
  /** How many tokens are left in a bucket, and the seconds until there is one more. */
  findLevel(charge: Omit<Charge, 'cost'>): Promise<BucketLevel>
  /** Returns tokens that were taken for something that did not count in the end. */
  refund(charges: readonly Charge[]): Promise<void>
  /** Takes tokens in this process, one by default; throws `too_many_requests`. */
  chargeLocally(charge: Charge): void
}

const createTooManyRequests = (wait: number) => new Problem('too_many_requests', undefined, Math.ceil(wait))

/** The limits of this process, on top of the database that all processes share. */
export function createRateLimits({ config, database, now = systemClock, log }: Services): RateLimits {
  const buckets = createBuckets(now)
  const { rates } = config
  const takeLocalTokens = ({ limit, key, cost }: Charge) => {
    const { count, seconds } = rates[limit]
    // Each process serves only some of the requests.
    const share = { count: Math.max(1, Math.floor(count / config.workers)), seconds }
    return buckets.take(`${limit}:${key}`, share, cost)
  }

  const tokensOf = ({ limit, key, cost = 1 }: Charge) => ({ key: `${limit}:${key}`, cost })

  async function takeSharedTokens(charge: Charge): Promise<number> {
    try {
      return await takeTokens(database.pool, tokensOf(charge), rates[charge.limit])
    } catch (error) {
      // Without the database nothing works anyway, and a second attempt would only take longer.
      if (problemOf(error).code === 'unavailable') throw error
      log?.('could not count a rate limit in the database; this process counts alone', error)
      return takeLocalTokens(charge)
    }
  }

  /** The waits for buckets that are not charged because one before them refused: theirs may be longer. */
  const findWaits = (charges: readonly Charge[]): Promise<number[]> =>
    Promise.all(
      charges.map((each) =>
        findWait(database.pool, tokensOf(each), rates[each.limit]).catch((error: unknown) => {
          log?.('could not read the wait of a rate limit', error)
          return 0
        }),
      ),
    )

  async function refund(charges: readonly Charge[]): Promise<void> {
    for (const charge of charges) {
      await returnTokens(database.pool, tokensOf(charge), rates[charge.limit]).catch((error: unknown) =>
        log?.('could not return tokens to a rate limit', error),
      )
    }
  }

  async function charge(charges: readonly Charge[]): Promise<void> {
    const taken: Charge[] = []
    for (const [index, each] of charges.entries()) {
      const wait = await takeSharedTokens(each)
      if (wait > 0) {
        await refund(taken)
        throw createTooManyRequests(Math.max(wait, ...(await findWaits(charges.slice(index + 1)))))
      }
      taken.push(each)
    }
  }

  return {
    charge,
    refund,
    async chargeOnce(each, group) {
      const paid: Charge = { limit: 'paidGroups', key: `${each.limit}:${each.key}:${group}` }
      const [wait = 0] = await findWaits([paid])
      if (wait > 0) return false
      try {
        await charge([each])
      } catch (error) {
        // The last token may have gone to another call of the same group.
        const [paidMeanwhile = 0] = await findWaits([paid])
        if (paidMeanwhile > 0) return false
        throw error
      }
      // Only now, so that no call counts as paid that a limit then refuses. Of two at the same time, one pays.
      if ((await takeSharedTokens(paid)) === 0) return true
      await refund([each])
      return false
    },
    findLevel: ({ limit, key }) => findLevel(database.pool, `${limit}:${key}`, rates[limit]),
    chargeLocally(charge) {
      const wait = takeLocalTokens(charge)
      if (wait > 0) throw createTooManyRequests(wait)
    },
  }
}
