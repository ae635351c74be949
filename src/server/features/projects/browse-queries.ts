/** Which projects a part of the browse list contains, in its order. */
import { and, eq, sql } from 'drizzle-orm'
import type { LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { organizations, projects } from '#server/db/schema.ts'
import type { Cursor } from '#server/http/cursor.ts'
import { cardColumns, type CardRow } from './present.ts'
import { conditionsOf, type FilterValues } from './filter-queries.ts'

export interface FoundKey extends Cursor {
  organizationId: string
  rank: number
}

interface Range {
  isStale: boolean
  staleDay: LocalDate
  /** Only older ones than this. */
  after: Cursor | null
  /** Only this one and newer ones. */
  oldest: Cursor | null
  /** Ids of organizations whose projects are left out. */
  without: readonly string[]
  /** Null for all. */
  most: number | null
}

const { placeholder } = sql

// The same rule as `isStaleListing`.
const isStale = sql`coalesce(${projects.importedAt} is not null and not ${projects.deadlineEnforced}
  and ${projects.applicationDeadline} < ${placeholder('staleDay')}::date, false)`

const matches = (weights: string, query: 'text' | 'typed') =>
  sql`ts_filter(${projects.search}, ${sql.raw(`'{${weights}}'`)}) @@ ${placeholder(query)}::tsquery`
// The organization's name has the same weight as the title, so the title is looked at again.
const titleMatches = (query: 'text' | 'typed') =>
  sql`(${matches('a', query)} and content_words(${projects.language}, translate(${projects.title}, '/', ' ')) @@ ${placeholder(query)}::tsquery)`

/**
 * How well a project fits a search. What was typed in the title comes first, then a synonym there or anything among skills
 * and causes, then title, organization, skills and causes together, and then the other texts. Among equal ones PostgreSQL's
 * rank decides, in millionths.
 */
const rank = sql<number>`(1000000 * case when ${titleMatches('typed')} then 3
  when ${matches('b', 'text')} or ${titleMatches('text')} then 2
  when ${matches('a,b', 'text')} then 1 else 0 end
  + least(999999, 1000000 * ts_rank(${projects.search}, ${placeholder('text')}::tsquery, 1)))::int`

const keyColumns = {
  id: projects.id,
  organizationId: projects.organizationId,
  createdAt: projects.createdAt,
}
const rankedColumns = { title: projects.title, language: projects.language, search: projects.search }

/** There are few variants of the query, named by their filters. */
const prepareKeys = prepareOnce((db, name) => {
  const [kind, ...names] = name.split('_')
  const isRanked = kind === 'ranked'
  const found = db
    .select({ ...keyColumns, ...(isRanked && rankedColumns) })
    .from(projects)
    .where(
      and(
        ...conditionsOf(names),
        sql`${isStale} = ${placeholder('isStale')}::boolean`,
        isAfterKeyset(projects, { createdAt: placeholder('after'), id: placeholder('afterId') }),
        sql`(${projects.createdAt}, ${projects.id}) >= (${placeholder('oldest')}::timestamptz, ${placeholder('oldestId')}::uuid)`,
        sql`${projects.organizationId} <> all(${placeholder('without')}::uuid[])`,
      ),
    )
    .orderBy(...newestFirst(projects))
    .limit(placeholder('most'))
    .as('projects')
  const selection = { ...keyColumns, rank: isRanked ? rank : sql<number>`0::int` }
  const query = db
    .select(selection)
    .from(found)
    .orderBy(...newestFirst(projects))
  return prepareRead(db, { name: `projects_browse_${name}`, selection, query })
})

const nil = '00000000-0000-0000-0000-000000000000'

/** The projects of a part, newest first; their rank is 0 if they are not to be ranked. */
export function listKeys(
  db: Db,
  values: FilterValues & { typed?: string },
  { isRanked, after, oldest, ...range }: Range & { isRanked: boolean },
): Promise<FoundKey[]> {
  const names = Object.keys(values).filter((name) => name !== 'typed')
  return prepareKeys(db, [isRanked ? 'ranked' : 'newest', ...names].join('_')).execute({
    ...values,
    ...range,
    after: after?.createdAt.toISOString() ?? 'infinity',
    afterId: after?.id ?? nil,
    oldest: oldest?.createdAt.toISOString() ?? '-infinity',
    oldestId: oldest?.id ?? nil,
  })
}

const prepareCards = prepareOnce((db, name) => {
  const query = db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(
      and(eq(projects.visibility, 'published'), sql`${projects.id} = any(${placeholder('ids')}::uuid[])`),
    )
  return prepareRead(db, { name, selection: cardColumns, query })
})

/** The cards of these projects in this order, except those that were hidden in the meantime. */
export async function listCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  const rows = await prepareCards(db, 'projects_cards').execute({ ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
