/** Project search as documented: published projects, newest first (decisions A9, A15). */
import { and, eq } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import type { Counter } from './counter.ts'
import type { Nearby } from '#server/places/nearby.ts'
import { cardColumns, presentCard } from '#server/features/projects/present.ts'
import { conditionsOf, findFilterValues, namesOf, type ListFilters } from './filter-queries.ts'

/** One page of results. */
export async function searchProjects(
  ctx: Context<User | null>,
  { cursor, ...filters }: ListFilters & { cursor?: string | undefined },
  { counter, nearby }: { counter: Counter; nearby: Nearby | null },
): Promise<Page<ProjectCard>> {
  const after = decodeCursor(cursor)
  const values = await findFilterValues(ctx, filters, nearby)
  const names = [...namesOf(values), ...(after ? ['after'] : [])].join('_')
  const query = preparePage(ctx.db, names)
  const now = ctx.now()
  const from = after && { after: after.createdAt.toISOString(), id: after.id }
  return pageOf(await query.execute({ ...values, ...from }), {
    isFirst: !after,
    keyOf: (row) => row,
    present: (row) => presentCard(row, now, ctx.config),
    count: async () => (await counter.count(ctx, filters)).total,
  })
}

const isAfter = isAfterKeyset(projects, { createdAt: parameter('after'), id: parameter('id') })

/**
 * There are few variants of the query, named by their values. The page is selected before the joins; otherwise
 * PostgreSQL reads all organizations if it expects more projects than fit on a page.
 */
const preparePage = prepareOnce((db, names) => {
  const given = names.split('_')
  const page = db
    .select()
    .from(projects)
    .where(and(...conditionsOf(given), given.includes('after') ? isAfter : undefined))
    .orderBy(...newestFirst(projects))
    .limit(pageRows)
    .as('projects')
  const query = db
    .select(cardColumns)
    .from(page)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .orderBy(...newestFirst(projects))
  return prepareRead(db, { name: `projects_page_${names}`, selection: cardColumns, query })
})
