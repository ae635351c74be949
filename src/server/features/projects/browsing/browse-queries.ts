/** Which projects a part of the browse list contains, in the order of its query. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { limitParameter, parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { cardColumns, type CardRow } from '#server/features/projects/present.ts'
import { conditionsOf, namesOf, type FilterValues } from './filter-queries.ts'

export interface FoundKey extends Cursor {
  organizationId: string
  location: string | null
  applicationDeadline: LocalDate | null
  rank: number
}

/**
 * Newest first, all or only those without a deadline that is still to come; the same with their ranks in a search; or
 * those with such a deadline, the earliest first.
 */
export type KeyOrder = 'newest' | 'undated' | 'ranked' | 'deadline'

interface Range {
  isStale: boolean
  staleDay: LocalDate
  /** Only older ones than this; by deadline, those of `fromDay` only. */
  after: Cursor | null
  /** The first deadline that is still to come. */
  fromDay: LocalDate
  /** Only this one and newer ones. */
  oldest: Cursor | null
  /** Ids of organizations whose projects are left out. */
  without: readonly string[]
  /** Null for all. */
  most: number | null
}

/** What the list is filtered by, and, for ranks, what was typed: as a query and as it is written. */
export type BrowseValues = FilterValues & { typed?: string; written?: string }

// The same rule as `isStaleListing`.
const isStale = sql`coalesce(${projects.importedAt} is not null and not ${projects.deadlineEnforced}
  and ${projects.applicationDeadline} < ${parameter('staleDay')}::date, false)`

const matches = (weights: string, query: 'text' | 'typed') =>
  sql`ts_filter(${projects.search}, ${sql.raw(`'{${weights}}'`)}) @@ ${parameter(query)}::tsquery`
// The organization's name has the same weight as the title, so the title is looked at again.
const titleMatches = (query: 'text' | 'typed') =>
  sql`(${matches('a', query)} and content_words(${projects.language}, translate(${projects.title}, '/', ' ')) @@ ${parameter(query)}::tsquery)`

const isWrittenInTitle = sql`unaccent(${projects.title}) ~* ${parameter('written')}::text`

/**
 * How well a project fits a search. What was typed in the title comes first, then a synonym there or anything among skills
 * and causes, then another word of the same stem in the title ("accounts" for "accountant"), then title, organization,
 * skills and causes together, and then the other texts. Among equal ones PostgreSQL's rank decides, in millionths.
 */
const rank = sql<number>`(1000000 * case when ${titleMatches('typed')} and ${isWrittenInTitle} then 4
  when ${matches('b', 'text')} then 3
  when ${titleMatches('typed')} then 2
  when ${titleMatches('text')} then 3
  when ${matches('a,b', 'text')} then 1 else 0 end
  + least(999999, 1000000 * ts_rank(${projects.search}, ${parameter('text')}::tsquery, 1)))::int`

const keyColumns = {
  id: projects.id,
  organizationId: projects.organizationId,
  createdAt: projects.createdAt,
  location: projects.location,
  applicationDeadline: projects.applicationDeadline,
}
const rankedColumns = { title: projects.title, language: projects.language, search: projects.search }

const isAfter = isAfterKeyset(projects, { createdAt: parameter('after'), id: parameter('afterId') })
const isDated = sql`(${projects.deadlineEnforced} and ${projects.applicationDeadline} >= ${parameter('fromDay')}::date)`

const afterOf: Record<KeyOrder, SQL> = {
  newest: isAfter,
  ranked: isAfter,
  undated: sql`${isDated} is not true and ${isAfter}`,
  deadline: sql`${isDated} and (${projects.applicationDeadline} > ${parameter('fromDay')}::date or ${isAfter})`,
}
const orderOf = (order: KeyOrder) =>
  order === 'deadline' ? [asc(projects.applicationDeadline), ...newestFirst(projects)] : newestFirst(projects)

/** There are few variants of the query, named by their order and filters. */
const prepareKeys = {
  newest: prepareOnce((db, name) => buildKeys(db, 'newest', name)),
  undated: prepareOnce((db, name) => buildKeys(db, 'undated', name)),
  ranked: prepareOnce((db, name) => buildKeys(db, 'ranked', name)),
  deadline: prepareOnce((db, name) => buildKeys(db, 'deadline', name)),
}

function buildKeys(db: Db, order: KeyOrder, names: string) {
  const isRanked = order === 'ranked'
  const found = db
    .select({ ...keyColumns, ...(isRanked && rankedColumns) })
    .from(projects)
    .where(
      and(
        ...conditionsOf(names.split('_')),
        sql`${isStale} = ${parameter('isStale')}::boolean`,
        afterOf[order],
        sql`(${projects.createdAt}, ${projects.id}) >= (${parameter('oldest')}::timestamptz, ${parameter('oldestId')}::uuid)`,
        sql`${projects.organizationId} <> all(${parameter('without')}::uuid[])`,
      ),
    )
    .orderBy(...orderOf(order))
    .limit(limitParameter)
    .as('projects')
  const selection = { ...keyColumns, rank: isRanked ? rank : sql<number>`0::int` }
  const query = db
    .select(selection)
    .from(found)
    .orderBy(...orderOf(order))
  return prepareRead(db, { name: `projects_browse_${order}_${names}`, selection, query })
}

const nil = '00000000-0000-0000-0000-000000000000'

/** The projects of a part; their rank is 0 if they are not to be ranked. */
export function listKeys(
  db: Db,
  values: BrowseValues,
  { order, after, oldest, most, ...range }: Range & { order: KeyOrder },
): Promise<FoundKey[]> {
  return prepareKeys[order](db, namesOf(values).join('_')).execute({
    ...values,
    ...range,
    limit: most,
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
    .where(and(eq(projects.visibility, 'published'), sql`${projects.id} = any(${parameter('ids')}::uuid[])`))
  return prepareRead(db, { name, selection: cardColumns, query })
})

/** The cards of these projects in this order, except those that were hidden in the meantime. */
export async function listCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  const rows = await prepareCards(db, 'projects_cards').execute({ ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
