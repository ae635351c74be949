/**
 * Counts that are still true, because neither the catalog nor a day has changed since: with 100,000 projects, counting
 * for a filter takes milliseconds in which every other request waits.
 */
import type { Catalog } from './catalog.ts'
import type { Counts } from './catalog-query.ts'

/** How many filters' counts are kept. */
const most = 500
/** Days begin at such moments in every time zone. */
const quarterMs = 15 * 60_000

/** Counts on a catalog, unless the last count under the same key is still true. */
export type CountUnlessUnchanged = (
  key: string,
  state: { catalog: Catalog; now: Date },
  count: () => Counts,
) => Counts

export function keepCounts(): CountUnlessUnchanged {
  const kept = new Map<string, { catalog: Catalog; changes: number; quarter: number; counts: Counts }>()
  return (key, { catalog, now }, count) => {
    const changes = catalog.changes()
    const quarter = Math.floor(now.getTime() / quarterMs)
    const last = kept.get(key)
    if (last?.catalog === catalog && last.changes === changes && last.quarter === quarter) return last.counts
    const counts = count()
    // Reinserted at the end, so that the first in the map is the oldest.
    kept.delete(key)
    kept.set(key, { catalog, changes, quarter, counts })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return counts
  }
}
