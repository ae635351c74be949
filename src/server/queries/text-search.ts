/** Full-text search: converts a typed search into a `tsquery` for the configuration `listing`. */
import { sql, type SQL } from 'drizzle-orm'
import { expandSearchText, type PlacedLabel } from '#domain/vocabulary/search.ts'
import type { Db } from '#server/db/db.ts'
import { listPlacedLabels } from './skill-placements.ts'

/** PostgreSQL's parsed form of a search, as text that it accepts again. */
export async function parseSearch(db: Db, search: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select (${textQuery(search, await listPlacedLabels(db))})::text as text`)
  return rows[0]?.text ?? ''
}

/**
 * Every group of the search must match through one of its phrases. The last typed word also matches as a prefix, so
 * that "gran" finds "grant". Text without a searchable word ("the", "%") finds nothing.
 */
function textQuery(text: string, placed: readonly PlacedLabel[]): SQL {
  const groups = expandSearchText(text, placed)
  if (groups.length === 0) return sql`''::tsquery`
  const queries = groups.map((phrases, index) => {
    const alternatives = phrases.map((phrase) => sql`phraseto_tsquery('listing', ${phrase})`)
    const typed = phrases[0] ?? ''
    // A known phrase also matches if its words are apart ("food pantry": "pantry of fresh food"); a quoted phrase
    // does not.
    if (phrases.length > 1) alternatives.push(sql`plainto_tsquery('listing', ${typed})`)
    if (index === groups.length - 1 && /^\p{L}[\p{L}\p{N}]{3,}$/u.test(typed)) {
      alternatives.push(sql`to_tsquery('listing', ${`${typed}:*`})`)
    }
    return sql`(${sql.join(alternatives, sql` || `)})`
  })
  return sql`(${sql.join(queries, sql` && `)})`
}
