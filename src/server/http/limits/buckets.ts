/** Token buckets in the memory of the process, for what is too frequent to count in the database. */
import type { Rate } from './rate-limit-queries.ts'

/** Number of buckets above which full ones are removed. */
const maxBuckets = 10_000

export interface Buckets {
  /** Takes tokens from a key's bucket, one by default; returns 0, or the seconds until there are enough. */
  take(key: string, rate: Rate, cost?: number): number
}

/** Buckets with the same algorithm as the database's. */
export function createBuckets(now: () => Date): Buckets {
  const full = new Map<string, number>()
  let nextSweep = maxBuckets
  const sweep = (time: number) => {
    for (const [key, at] of full) if (at <= time) full.delete(key)
    // Avoids a sweep on every request while thousands of clients are active.
    nextSweep = Math.max(maxBuckets, full.size * 2)
  }
  return {
    take(key, { count, seconds }, cost = 1) {
      const time = now().getTime() / 1000
      const known = full.get(key) ?? 0
      // A wait longer than a full bucket means that the clock was set back, so no one has to wait for it.
      const from = known > time + seconds + 1 ? time : Math.max(known, time)
      const next = from + (Math.min(cost, count) * seconds) / count
      const wait = next - time - seconds
      if (wait > 1e-6) return wait
      full.set(key, next)
      if (full.size > nextSweep) sweep(time)
      return 0
    },
  }
}
