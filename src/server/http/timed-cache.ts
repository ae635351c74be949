/** Answers that many ask for and that cost more to make than to keep: held for a moment in the process. */

/** Milliseconds for which an answer is given again. */
export const cacheLifetimeMs = 10_000

export interface TimedCache<Value> {
  /** The answer under a key, no older than its lifetime (10 s unless told); whoever asks while it is being made waits for that one. */
  read(key: string, now: Date, make: () => Promise<Value>): Promise<Value>
  /** Drops the answer under a key, or all of them. One that is being made is not given to anyone who asks from now on. */
  drop(key?: string): void
}

interface Bounds {
  /** Answers that are held. */
  most?: number
  /** Milliseconds for which an answer is given again. */
  lifetime?: number
}

interface Entry<Value> {
  /** When the making began, in milliseconds. */
  at: number
  isMaking: boolean
  value: Promise<Value>
}

/** Holds answers of one kind, above so many the one made longest ago goes; one that could not be made is not remembered. */
export function cacheFor<Value>({ most = 500, lifetime = cacheLifetimeMs }: Bounds = {}): TimedCache<Value> {
  const entries = new Map<string, Entry<Value>>()

  function start(key: string, now: Date, make: () => Promise<Value>): Promise<Value> {
    const entry: Entry<Value> = { at: now.getTime(), isMaking: true, value: make() }
    // Written anew at its end, so that the first in the map is the oldest.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    entry.value.then(
      () => (entry.isMaking = false),
      () => entries.get(key) === entry && entries.delete(key),
    )
    return entry.value
  }

  return {
    read(key, now, make) {
      const cached = entries.get(key)
      // A clock that was set back must not keep an answer for ever.
      const age = cached ? now.getTime() - cached.at : 0
      const isFresh = cached && (cached.isMaking || (age >= 0 && age < lifetime))
      return isFresh ? cached.value : start(key, now, make)
    },
    drop(key) {
      if (key === undefined) entries.clear()
      else entries.delete(key)
    },
  }
}
