/**
 * Full-text search: converts a typed search into a `tsquery`. Words are indexed by the text search configuration of their
 * text's language (migration 0050_language_search), so the query asks for each language that there are texts in.
 */
import { eq, sql, type SQL } from 'drizzle-orm'
import { searchConfigurationOf } from '#domain/text/content-languages.ts'
import { expandSearchText } from '#domain/vocabulary/search.ts'
import type { Db } from '#server/db/db.ts'
import { searchConfigurations } from '#server/db/tables/languages.ts'
import { listPlacedLabels } from '#server/queries/matching/skill-placements.ts'

/** Of English texts, and of those whose language is not known. Only the words of this one have no mark. */
const unmarked = searchConfigurationOf(null)

/**
 * PostgreSQL's parsed form of a search, as text that it accepts again. `kind`: the texts that it is for, whose languages it
 * asks for.
 */
export async function parseSearch(
  db: Db,
  search: string,
  kind: 'public' | 'message' = 'public',
): Promise<string> {
  return parseGroups(db, expandSearchText(search, await listPlacedLabels(db)), { kind })
}

/**
 * The same for texts that start with a person's name, which has the weight A: one to three letters of the last word find
 * names, too, so that "nin" finds Nina.
 */
export async function parseNameSearch(db: Db, search: string): Promise<string> {
  return parseGroups(db, expandSearchText(search, await listPlacedLabels(db)), {
    kind: 'public',
    hasNames: true,
  })
}

/** The same for public texts without synonyms: only what was typed. */
export function parseTypedSearch(db: Db, search: string): Promise<string> {
  const typed = expandSearchText(search).map((phrases) => phrases.slice(0, 1))
  return parseGroups(db, typed, { kind: 'public' })
}

/**
 * A regular expression that finds the typed words as they are written, in texts without accents; also with another ending.
 * Stems say too much: of "accountant" and "accounts" it is the same one. Words of up to three letters and those that mean
 * nothing by themselves ("with") may be missing.
 */
export async function parseWrittenWords(db: Db, search: string): Promise<string> {
  const typed = expandSearchText(search).flatMap(([phrase = '']) => phrase.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
  const { rows } = await db.execute<{ pattern: string }>(
    sql`select coalesce(string_agg('(?=.*\\m' || regexp_replace(unaccent(word), 'e?s$', '') || ')', ''), '') as pattern
      from unnest(${sql.param(typed)}::text[]) word where to_tsvector(${unmarked}::regconfig, word) <> ''::tsvector`,
  )
  return rows[0]?.pattern ?? ''
}

/** The configurations of the languages that there are texts in, besides the one of English, in order. */
export async function listSearchConfigurations(db: Db, kind: 'public' | 'message'): Promise<string[]> {
  const rows = await db
    .select({ name: searchConfigurations.name })
    .from(searchConfigurations)
    .where(eq(searchConfigurations.kind, kind))
    .orderBy(searchConfigurations.name)
  return rows.map(({ name }) => name)
}

async function parseGroups(
  db: Db,
  groups: readonly (readonly string[])[],
  { kind, hasNames = false }: { kind: 'public' | 'message'; hasNames?: boolean },
): Promise<string> {
  if (groups.length === 0) return ''
  const others = await listSearchConfigurations(db, kind)
  // A whole query per language, because a word that one language leaves out ("the") counts in another.
  const queries = [unmarked, ...others].map((each) => textQuery(groups, each, hasNames))
  const { rows } = await db.execute<{ text: string }>(
    sql`select (${sql.join(queries, sql` || `)})::text as text`,
  )
  return rows[0]?.text ?? ''
}

/**
 * Every group of the search must match through one of its phrases. The last typed word also matches as a prefix, so
 * that "gran" finds "grant"; shorter beginnings would find most texts. Text without a searchable word ("the", "%") finds nothing.
 */
function textQuery(groups: readonly (readonly string[])[], configuration: string, hasNames: boolean): SQL {
  const config = sql`${configuration}::regconfig`
  const queries = groups.map((phrases, index) => {
    const alternatives = phrases.map((phrase) => sql`phraseto_tsquery(${config}, ${phrase})`)
    const typed = phrases[0] ?? ''
    // A known phrase also matches if its words are apart ("food pantry": "pantry of fresh food"); a quoted phrase
    // does not.
    if (phrases.length > 1) alternatives.push(sql`plainto_tsquery(${config}, ${typed})`)
    if (index === groups.length - 1) {
      if (/^\p{L}[\p{L}\p{N}]{3,}$/u.test(typed)) {
        alternatives.push(sql`to_tsquery(${config}, ${`${typed}:*`})`)
      } else if (hasNames && /^\p{L}{1,3}$/u.test(typed)) {
        alternatives.push(sql`to_tsquery(${config}, ${`${typed}:*A`})`)
      }
    }
    return sql`(${sql.join(alternatives, sql` || `)})`
  })
  const query = sql`(${sql.join(queries, sql` && `)})`
  return configuration === unmarked ? query : sql`mark_words(${configuration}, ${query}::text)::tsquery`
}
