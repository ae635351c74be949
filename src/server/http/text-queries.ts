import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { parseSearch, parseTypedSearch } from '#server/queries/text-search.ts'
import { cacheFor } from './timed-cache.ts'

const cacheTextQueries = prepareOnce(() => cacheFor<string>())

/** Caches PostgreSQL's parsed form of a search, so that queries with it can be prepared statements. */
export function findTextQuery(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'text').read(search, now, () => parseSearch(db, search))
}

/** The same without synonyms: only what was typed. */
export function findTypedQuery(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'typed').read(search, now, () => parseTypedSearch(db, search))
}
