import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import {
  parseNameSearch,
  parseSearch,
  parseTypedSearch,
  parseWrittenWords,
} from '#server/queries/text/text-search.ts'
import { cacheFor } from './timed-cache.ts'

const cacheTextQueries = prepareOnce(() => cacheFor<string>())

/** Caches PostgreSQL's parsed form of a search, so that queries with it can be prepared statements. */
export function findTextQuery(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'text').read(search, now, () => parseSearch(db, search))
}

/** The same for texts that start with a person's name. */
export function findNameQuery(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'names').read(search, now, () => parseNameSearch(db, search))
}

/** The same without synonyms: only what was typed. */
export function findTypedQuery(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'typed').read(search, now, () => parseTypedSearch(db, search))
}

/** Caches the regular expression of what was typed as it is written. */
export function findWrittenWords(db: Db, search: string, now: Date): Promise<string> {
  return cacheTextQueries(db, 'written').read(search, now, () => parseWrittenWords(db, search))
}
