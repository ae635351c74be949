/** Totals of lists, kept for a moment in the process: to count what a filter finds may cost more than its page (A15). */

/** Milliseconds for which a total is given again. */
export const totalLifetime = 10_000

/** Filters remembered at once; the one counted longest ago goes first. */
const most = 500

export interface Totals {
  /** The total under a key, at most 10 s old; whoever asks while it is being counted waits for that count. */
  read(key: string, count: () => Promise<number>): Promise<number>
}

interface Entry {
  /** When the count began, in milliseconds. */
  at: number
  isCounting: boolean
  total: Promise<number>
}

/** Totals by the given clock; a count that fails is not remembered. */
export function makeTotals(now: () => Date): Totals {
  const entries = new Map<string, Entry>()

  function start(key: string, count: () => Promise<number>): Promise<number> {
    const entry: Entry = { at: now().getTime(), isCounting: true, total: count() }
    // Written anew at its end, so that the first in the map is the oldest.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    entry.total.then(
      () => (entry.isCounting = false),
      () => entries.get(key) === entry && entries.delete(key),
    )
    return entry.total
  }

  return {
    read(key, count) {
      const known = entries.get(key)
      // A clock that was set back must not keep a total for ever.
      const age = known ? now().getTime() - known.at : 0
      const isFresh = known && (known.isCounting || (age >= 0 && age < totalLifetime))
      return isFresh ? known.total : start(key, count)
    },
  }
}
