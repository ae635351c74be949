/** A cache that is bounded by the memory of its values, because texts are of any length. */

export interface RecentCache<Value> {
  get(key: string): Value | undefined
  /** Adds a value or uses it again: it is forgotten after all that were set before. */
  set(key: string, value: Value): void
  /** The estimated bytes of everything that it has. */
  bytes(): number
}

/** Forgets what was set least recently while there is more than `mostBytes`. `bytesOf` estimates what a value takes. */
export function makeRecentCache<Value>(
  mostBytes: number,
  bytesOf: (value: Value) => number,
): RecentCache<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0
  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => entries.get(key)?.value,
    set(key, value) {
      forget(key)
      const bytes = bytesOf(value)
      // At the end, so that the first entry of the map is the least recently used.
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        forget(oldest)
      }
    },
    bytes: () => total,
  }
}
