/** Token buckets in the memory of the process, for what is too frequent to be counted in the database. */
import type { Rate } from '#server/db/rate-limit.ts'

/** Buckets above which the full ones are thrown away. */
const maxBuckets = 10_000

export interface Buckets {
  /** Takes tokens of a key's bucket, one unless said; 0 when they were there, else the seconds until they are. */
  take(key: string, rate: Rate, cost?: number): number
}

/** Buckets by the same algorithm as the database's. */
export function createBuckets(now: () => Date): Buckets {
  const full = new Map<string, number>()
  let nextSweep = maxBuckets
  const sweep = (time: number) => {
    for (const [key, at] of full) if (at <= time) full.delete(key)
    // Not at every request where thousands are at it.
    nextSweep = Math.max(maxBuckets, full.size * 2)
  }
  return {
    take(key, { count, seconds }, cost = 1) {
      const time = now().getTime() / 1000
      const known = full.get(key) ?? 0
      // Further off than a whole bucket: the clock was set back, and nobody shall wait for it.
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
