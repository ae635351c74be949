import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { parseSearch } from '#server/queries/text-search.ts'
import { cacheFor } from './timed-cache.ts'

const cacheTextQueries = prepareOnce(() => cacheFor<string>())

/** What PostgreSQL makes of a search, kept for a moment: the queries by it can then be prepared. */
export function findTextQuery(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'text').read(search, now, () => parseSearch(db, search))
}
