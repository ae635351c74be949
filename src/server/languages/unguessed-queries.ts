/** Rows whose texts have to be looked at: stored or changed by an earlier release, or by the demo data. */
import { and, asc, eq, gt, isNotNull, isNull, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentLanguage } from '#domain/text/content-languages.ts'
import type { Db } from '#server/db/db.ts'
import { applicationNotes, applications } from '#server/db/tables/applications.ts'
import { messages } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { guessedTexts } from './guessed-texts.ts'

interface UnguessedTable {
  table: PgTable
  id: PgColumn
  language: PgColumn
  /** Null where the text has to be looked at; missing where its writer cannot choose its language. */
  isLanguageChosen?: PgColumn
  /** Which rows have to be looked at. */
  waits: SQL | undefined
  texts: SQL
}

/** Some columns of a table as one array. */
const columnsOf = <Name extends string>(table: Record<Name, Column>, names: readonly Name[]): SQL =>
  sql`array[${sql.join(
    names.map((name) => sql`${table[name]}`),
    sql`, `,
  )}]`

const describeTable = <Table extends PgTable & Record<'language' | 'isLanguageChosen', PgColumn>>(
  table: Table,
  id: PgColumn,
  texts: SQL,
): UnguessedTable => ({
  table,
  id,
  language: table.language,
  isLanguageChosen: table.isLanguageChosen,
  waits: isNull(table.isLanguageChosen),
  texts,
})

/** By name, in the order in which they are filled: what most people read comes first. */
const tables = {
  projects: describeTable(projects, projects.id, columnsOf(projects, guessedTexts.project)),
  organizations: describeTable(
    organizations,
    organizations.id,
    columnsOf(organizations, guessedTexts.organization),
  ),
  reviews: describeTable(reviews, reviews.id, columnsOf(reviews, guessedTexts.review)),
  volunteerProfiles: describeTable(
    volunteerProfiles,
    volunteerProfiles.userId,
    columnsOf(volunteerProfiles, guessedTexts.profile),
  ),
  applications: describeTable(
    applications,
    applications.id,
    columnsOf(applications, guessedTexts.application),
  ),
  messages: describeTable(messages, messages.id, columnsOf(messages, guessedTexts.message)),
}

/** Texts that had no language before migration 0117, in the order in which they are looked at, once. */
const earlierTables = {
  replies: {
    table: reviews,
    id: reviews.id,
    language: reviews.replyLanguage,
    waits: and(isNotNull(reviews.replyText), isNull(reviews.replyLanguage)),
    texts: columnsOf(reviews, ['replyText']),
  },
  notes: {
    table: applicationNotes,
    id: applicationNotes.id,
    language: applicationNotes.language,
    waits: isNull(applicationNotes.language),
    texts: columnsOf(applicationNotes, ['text']),
  },
}

export type UnguessedName = keyof typeof tables | keyof typeof earlierTables
const allTables: Record<UnguessedName, UnguessedTable> = { ...tables, ...earlierTables }

const namesOf = <Name extends string>(described: Record<Name, UnguessedTable>) => {
  const isName = (name: string): name is Name => Object.hasOwn(described, name)
  return Object.keys(described).filter(isName)
}
export const unguessedNames = namesOf(tables)
export const earlierNames = namesOf(earlierTables)

interface Unguessed {
  id: string
  /** The earlier guess, where the text changed without one. */
  language: ContentLanguage | null
  texts: (string | null)[]
}

/** The next rows after an ID, locked. Leaves out rows that someone else has locked: they write a language themselves. */
export async function listUnguessed(
  db: Db,
  name: UnguessedName,
  { after, most }: { after: string | null; most: number },
): Promise<Unguessed[]> {
  const { table, id, language, waits, texts } = allTables[name]
  return db
    .select({
      id: sql<string>`${id}`,
      language: sql<ContentLanguage | null>`${language}`,
      texts: sql<(string | null)[]>`${texts}`,
    })
    .from(table)
    .where(and(waits, after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(most)
    .for('no key update', { skipLocked: true })
}

/** Stores a guess. Names the language only if it changed, because triggers index the text again. */
export async function saveGuess(
  db: Db,
  name: UnguessedName,
  { id, language, before }: { id: string; language: ContentLanguage | null; before: ContentLanguage | null },
): Promise<void> {
  const { table, isLanguageChosen, ...columns } = allTables[name]
  const changes = [
    ...(language === before ? [] : [sql`${sql.identifier(columns.language.name)} = ${language}`]),
    ...(isLanguageChosen ? [sql`${sql.identifier(isLanguageChosen.name)} = false`] : []),
  ]
  if (changes.length === 0) return
  await db.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${eq(columns.id, id)}`)
}

/**
 * Makes the list of used text search configurations right. Triggers add to it; this removes what no text uses anymore.
 * Anyone who stores a text holds the row of its configuration, so an unused one is locked, then looked for once more.
 */
export async function recountConfigurations(db: Db): Promise<void> {
  await db.execute(
    sql`insert into search_configurations select kind, name from used_search_configurations() on conflict do nothing`,
  )
  const { rows } = await db.execute<{ kind: string; name: string }>(sql`
    select c.kind, c.name from search_configurations c
    where (c.kind, c.name) not in (select kind, name from used_search_configurations()) for update`)
  for (const { kind, name } of rows) {
    await db.execute(sql`
      delete from search_configurations c where c.kind = ${kind} and c.name = ${name}
        and (c.kind, c.name) not in (select kind, name from used_search_configurations())`)
  }
}
