import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { parseSearch } from '#server/db/text-search.ts'
import { keepBriefly } from './kept.ts'

const keepTextQueries = prepareOnce(() => keepBriefly<string>())

/** What PostgreSQL makes of a search, kept for a moment: the queries by it can then be prepared. */
export function readTextQuery(db: Db, search: string, now: Date): Promise<string> {
  return keepTextQueries(db, 'text').read(search, now, () => parseSearch(db, search))
}
