/** Browsing: published projects newest first, by full text, skills, causes, hours and organization (A9, A15). */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { User } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { anyTimeCommitment, type projectFilters, type ProjectCard } from '#contract/projects.ts'
import type { z } from '#contract/zod.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { expandSearchText } from '#domain/vocabulary/search.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { organizations, projects } from '#server/db/schema.ts'
import { readCursor, writeCursor, type Cursor } from '#server/http/cursor.ts'
import { countedTotal, type Page } from '#server/http/route.ts'
import { cardColumns, presentCard } from './present.ts'

type Filters = z.output<typeof projectFilters>

/** One page of what the filters find. */
export async function searchProjects(
  ctx: Context<User | null>,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
): Promise<Page<ProjectCard>> {
  const after = readCursor(cursor)
  const values = valuesOf(filters, after)
  const query = filters.search
    ? selectPage(ctx.db, conditionsOf(values, filters.search))
    : preparePage(ctx.db, Object.keys(values).join('_'))
  const rows = await query.execute(values)
  const page = rows.slice(0, limits.page)
  const last = page.at(-1)
  const now = ctx.now()
  const hasMore = rows.length > limits.page
  return {
    items: page.map((row) => presentCard(row, now)),
    next: hasMore && last ? writeCursor(last) : null,
    // The first page that is also the last has them all.
    total: hasMore || after ? await countFound(ctx, filters) : rows.length,
  }
}

function selectPage(db: Db, conditions: SQL[]) {
  return db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(...conditions))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limits.page + 1)
}

/** Without a text there are few forms of the query, named by the values they take. */
const preparePage = prepareOnce((db, names) =>
  selectPage(db, conditionsOf(Object.fromEntries(names.split('_').map((name) => [name, null])))).prepare(
    `projects_page_${names}`,
  ),
)

/** How many the filters find, at most 10 s ago and up to one more than is counted exactly. */
function countFound(ctx: Context<User | null>, filters: Filters): Promise<number> {
  return ctx.totals.read(JSON.stringify(filters), async () => {
    const values = valuesOf(filters, null)
    const counted = ctx.db
      .select({ one: sql`1` })
      .from(projects)
      .where(and(...conditionsOf(values, filters.search)))
      .limit(countedTotal + 1)
    const query = ctx.db.select({ total: sql<number>`count(*)::int` }).from(counted.as('found'))
    const [row] = await query.execute(values)
    return row?.total ?? 0
  })
}

/** What each value asks; lists share any of their entries, and share none with an empty one. */
const asked = {
  skills: sql`${projects.skillIds} && ${sql.placeholder('skills')}::text[]`,
  causes: sql`${projects.causeIds} && ${sql.placeholder('causes')}::text[]`,
  hours: sql`${projects.timeCommitment} <= ${sql.placeholder('hours')}`,
  organization: sql`${projects.organizationId} = ${sql.placeholder('organization')}`,
  after: sql`(${projects.createdAt}, ${projects.id}) < (${sql.placeholder('after')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
}
type Values = { [Name in keyof typeof asked | 'id']?: unknown }

/** The values of the filters that are set, and of the place after which a page begins. */
function valuesOf(filters: Filters, after: Cursor | null): Values {
  const { skills, causeAreas, timeCommitment = anyTimeCommitment, organizationId } = filters
  return {
    ...(skills?.length && { skills: skills.map(canonicalSkill) }),
    ...(causeAreas?.length && { causes: causeAreas.flatMap(causeFilterIds) }),
    ...(timeCommitment < anyTimeCommitment && { hours: timeCommitment }),
    ...(organizationId && { organization: organizationId }),
    ...(after && { after: after.createdAt.toISOString(), id: after.id }),
  }
}

function conditionsOf(values: Values, search?: string): SQL[] {
  return [
    eq(projects.visibility, 'published'),
    ...(search ? [sql`${projects.search} @@ ${textQuery(search)}`] : []),
    ...Object.entries(asked).flatMap(([name, condition]) => (name in values ? [condition] : [])),
  ]
}

/**
 * Every group of the search must be found, by any of its phrases. The last word typed also matches as a beginning,
 * so that "gran" finds "grant". Text without a searchable word ("the", "%") finds nothing.
 */
function textQuery(text: string): SQL {
  const groups = expandSearchText(text)
  if (groups.length === 0) return sql`''::tsquery`
  const queries = groups.map((phrases, index) => {
    const alternatives = phrases.map((phrase) => sql`phraseto_tsquery('listing', ${phrase})`)
    const typed = phrases[0] ?? ''
    // A known phrase also matches with its words apart ("food pantry": "pantry of fresh food"); a quoted one does not.
    if (phrases.length > 1) alternatives.push(sql`plainto_tsquery('listing', ${typed})`)
    if (index === groups.length - 1 && /^\p{L}[\p{L}\p{N}]{3,}$/u.test(typed)) {
      alternatives.push(sql`to_tsquery('listing', ${`${typed}:*`})`)
    }
    return sql`(${sql.join(alternatives, sql` || `)})`
  })
  return sql`(${sql.join(queries, sql` && `)})`
}
