/** Browsing: published projects newest first, by full text, skills, causes, hours and organization (A9, A15). */
import { and, arrayOverlaps, desc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { User } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { anyTimeCommitment, type projectFilters, type ProjectCard } from '#contract/projects.ts'
import type { z } from '#contract/zod.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { expandSearchText } from '#domain/vocabulary/search.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { organizations, projects } from '#server/db/schema.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import { countedTotal, type Page } from '#server/http/route.ts'
import { cardColumns, presentCard } from './present.ts'

type Filters = z.output<typeof projectFilters>

/** One page of what the filters find. */
export async function searchProjects(
  ctx: Context<User | null>,
  query: Filters & { cursor?: string | undefined },
): Promise<Page<ProjectCard>> {
  const found = and(eq(projects.visibility, 'published'), ...conditionsOf(query))
  const after = readCursor(query.cursor)
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select(cardColumns)
      .from(projects)
      .innerJoin(organizations, eq(organizations.id, projects.organizationId))
      .where(
        after
          ? and(
              found,
              sql`(${projects.createdAt}, ${projects.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
            )
          : found,
      )
      .orderBy(desc(projects.createdAt), desc(projects.id))
      .limit(limits.page + 1),
    ctx.db.select({ total: sql<number>`count(*)::int` }).from(
      ctx.db
        .select({ one: sql`1` })
        .from(projects)
        .where(found)
        .limit(countedTotal + 1)
        .as('found'),
    ),
  ])
  const page = rows.slice(0, limits.page)
  const last = page.at(-1)
  const now = ctx.now()
  return {
    items: page.map((row) => presentCard(row, now)),
    next: rows.length > limits.page && last ? writeCursor(last) : null,
    total: total?.total ?? 0,
  }
}

function conditionsOf(filters: Filters): SQL[] {
  const conditions: SQL[] = []
  if (filters.search) conditions.push(sql`${projects.search} @@ ${textQuery(filters.search)}`)
  if (filters.skills?.length) {
    conditions.push(sharesAny(projects.skillIds, filters.skills.map(canonicalSkill)))
  }
  if (filters.causeAreas?.length) {
    conditions.push(sharesAny(projects.causeIds, filters.causeAreas.flatMap(causeFilterIds)))
  }
  if (filters.timeCommitment !== undefined && filters.timeCommitment < anyTimeCommitment) {
    conditions.push(lte(projects.timeCommitment, filters.timeCommitment))
  }
  if (filters.organizationId) conditions.push(eq(projects.organizationId, filters.organizationId))
  return conditions
}

/** Whether a list has any of these ids; with none to look for, as for a label without letters, it has not. */
function sharesAny(column: typeof projects.skillIds | typeof projects.causeIds, ids: string[]): SQL {
  return ids.length > 0 ? arrayOverlaps(column, ids) : sql`false`
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
