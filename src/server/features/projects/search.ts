/**
 * Project search: published projects, newest first, by full text, skills, causes, hours and organization (decisions
 * A9, A15).
 */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import { asksOnlyAccepting, type ProjectCard } from '#contract/projects/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { expandPlacedSkills } from '#server/queries/skill-placements.ts'
import { organizations, projects } from '#server/db/schema.ts'
import { decodeCursor, type Cursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import type { Counter } from './counter.ts'
import { cardColumns, presentCard } from './present.ts'

/** One page of results. */
export async function searchProjects(
  ctx: Context<User | null>,
  { cursor, ...filters }: ProjectFilters & { cursor?: string | undefined },
  counter: Counter,
): Promise<Page<ProjectCard>> {
  const after = decodeCursor(cursor)
  const now = ctx.now()
  const values = {
    ...(filters.search && { text: await findTextQuery(ctx.db, filters.search, now) }),
    ...valuesOf(filters, after, now),
    ...(filters.skills?.length && {
      skills: await expandPlacedSkills(ctx.db, filters.skills.map(canonicalSkill)),
    }),
  }
  return pageOf(await preparePage(ctx.db, Object.keys(values).join('_')).execute(values), {
    isFirst: !after,
    keyOf: (row) => row,
    present: (row) => presentCard(row, now),
    count: async () => (await counter.count(ctx, filters)).total,
  })
}

/**
 * There are few variants of the query, named by their values. The page is selected before the joins; otherwise
 * PostgreSQL reads all organizations if it expects more projects than fit on a page.
 */
const preparePage = prepareOnce((db, names) => {
  const page = db
    .select()
    .from(projects)
    .where(and(...conditionsOf(names.split('_'))))
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

/** The condition of each value. Lists match if they share any entry; an empty list matches nothing. */
const requested = {
  text: sql`${projects.search} @@ ${sql.placeholder('text')}::tsquery`,
  skills: sql`${projects.skillIds} && ${sql.placeholder('skills')}::text[]`,
  causes: sql`${projects.causeIds} && ${sql.placeholder('causes')}::text[]`,
  hours: sql`${projects.timeCommitment} <= ${sql.placeholder('hours')}`,
  organization: sql`${projects.organizationId} = ${sql.placeholder('organization')}`,
  // The same rule as `findApplicationsClosedReason`.
  open: sql`(${projects.status} in ('open', 'active')
    and (${projects.maxVolunteers} is null or ${projects.acceptedCount} < ${projects.maxVolunteers})
    and (not ${projects.deadlineEnforced} or ${projects.applicationDeadline} is null
      or ${projects.applicationDeadline} >= (${sql.placeholder('open')}::timestamptz at time zone ${projects.timeZone})::date))`,
  after: isAfterKeyset(projects, { createdAt: sql.placeholder('after'), id: sql.placeholder('id') }),
}
type Values = { [Name in keyof typeof requested | 'id']?: unknown }

/** The values of the active filters and of the cursor. */
function valuesOf(filters: ProjectFilters, after: Cursor | null, now: Date): Values {
  const { causeAreas, timeCommitment = anyTimeCommitment, organizationId } = filters
  return {
    ...(causeAreas?.length && { causes: causeAreas.flatMap(causeFilterIds) }),
    ...(timeCommitment < anyTimeCommitment && { hours: timeCommitment }),
    ...(organizationId && { organization: organizationId }),
    ...(asksOnlyAccepting(filters) && { open: now.toISOString() }),
    ...(after && { after: after.createdAt.toISOString(), id: after.id }),
  }
}

function conditionsOf(names: readonly string[]): SQL[] {
  const conditions = Object.entries(requested).flatMap(([name, condition]) =>
    names.includes(name) ? [condition] : [],
  )
  return [eq(projects.visibility, 'published'), ...conditions]
}
