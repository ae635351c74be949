/** Caches answers that many ask for and that are expensive to create, in the memory of the process. */
import { monotonicClock } from '#server/context.ts'

/** Milliseconds for which an answer is reused. */
export const cacheLifetimeMs = 10_000

export interface TimedCache<Value> {
  /** The answer under a key, no older than its lifetime (10 s by default); concurrent callers share one attempt. */
  read(key: string, now: Date, make: () => Promise<Value>): Promise<Value>
  /** Drops the answer under a key, or all answers. Later callers do not get an answer that is being created now. */
  drop(key?: string): void
}

interface Bounds {
  /** The maximum number of cached answers. */
  most?: number
  /** Milliseconds for which an answer is reused. */
  lifetime?: number
  /** The most of the time that may be spent on creating an answer: one that takes longer is reused for longer. */
  mostShare?: number
  clock?: () => number
}

interface Entry<Value> {
  /** When its creation started, in milliseconds. */
  at: number
  isMaking: boolean
  /** Milliseconds for which it is reused. */
  lifetime: number
  value: Promise<Value>
}

/** Caches answers of one kind. Above the limit, the oldest is dropped; failed attempts are not cached. */
export function cacheFor<Value>({
  most = 500,
  lifetime = cacheLifetimeMs,
  mostShare = Infinity,
  clock = monotonicClock,
}: Bounds = {}): TimedCache<Value> {
  const entries = new Map<string, Entry<Value>>()

  function start(key: string, now: Date, make: () => Promise<Value>): Promise<Value> {
    const began = clock()
    const entry: Entry<Value> = { at: now.getTime(), isMaking: true, lifetime, value: make() }
    // Reinserted at the end, so that the first in the map is the oldest.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    entry.value.then(
      () => {
        entry.isMaking = false
        entry.lifetime = Math.max(lifetime, (clock() - began) / mostShare)
      },
      () => entries.get(key) === entry && entries.delete(key),
    )
    return entry.value
  }

  return {
    read(key, now, make) {
      const cached = entries.get(key)
      // A clock that was set back must not keep an answer forever.
      const age = cached ? now.getTime() - cached.at : 0
      const isFresh = cached && (cached.isMaking || (age >= 0 && age < cached.lifetime))
      return isFresh ? cached.value : start(key, now, make)
    },
    drop(key) {
      if (key === undefined) entries.clear()
      else entries.delete(key)
    },
  }
}
