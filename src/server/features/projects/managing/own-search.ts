/** All projects of the member's organizations (decision A15). */
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { listOrganizationProjects, OrganizationProject } from '#contract/projects/management.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor, type Cursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { foldText } from '#server/queries/text/fold-text.ts'
import { listOwnOrganizationIds } from '#server/queries/organizations/own-organizations.ts'
import { openFindings } from '#server/features/projects/cases/finding-queries.ts'
import { cardColumns, presentCard } from '#server/features/projects/present.ts'

type OwnQuery = EndpointInput<typeof listOrganizationProjects>['query']
type OwnFilter = Omit<OwnQuery, 'cursor'>

const countOf = (condition: SQL) => sql<number>`(
  select count(*)::int from ${applications} where ${applications.projectId} = ${projects.id} and ${condition})`

const isFound = (ctx: Context, { status, organizationId, search }: OwnFilter) =>
  and(
    inArray(projects.organizationId, listOwnOrganizationIds(ctx, organizationId)),
    ne(projects.visibility, 'removed'),
    ...narrow(status),
    search === ''
      ? undefined
      : sql`strpos(${foldText(projects.title)}, ${foldText(sql`${search.normalize('NFC')}::text`)}) > 0`,
  )

export type OwnProjectRow = Awaited<ReturnType<typeof findOwnProjects>>[number]

/** The projects of the reader's organizations or of one of them after one, newest first, with application counts. */
export function findOwnProjects(
  ctx: Context,
  filter: OwnFilter,
  { after, limit }: { after: Cursor | null; limit: number },
) {
  return ctx.db
    .select({
      ...cardColumns,
      updatedAt: projects.updatedAt,
      publishWhenVerified: projects.publishWhenVerified,
      openFindings,
      applicationsCount: countOf(sql`true`),
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(isFound(ctx, filter), after ? isAfterKeyset(projects, after) : undefined))
    .orderBy(...newestFirst(projects))
    .limit(limit)
}

/** Whether a draft is published once its organization is verified. */
export const publishesWhenVerified = (row: OwnProjectRow): boolean =>
  row.publishWhenVerified && !row.organizationVerified

/** One page of them. */
export async function listOwnProjects(
  ctx: Context,
  { cursor, ...filter }: OwnQuery,
): Promise<Page<OrganizationProject>> {
  const after = decodeCursor(cursor)
  const rows = await findOwnProjects(ctx, filter, { after, limit: pageRows })
  const now = ctx.now()
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present: (row) => ({
      ...row,
      ...presentCard(row, now, ctx.config),
      reviewFindings: row.openFindings,
      updatedAt: row.updatedAt.toISOString(),
      publishesWhenVerified: publishesWhenVerified(row),
    }),
    count: () => countFound(ctx.db, (rows) => rows.from(projects).where(isFound(ctx, filter))),
  })
}

function narrow(status: OwnQuery['status']): SQL[] {
  if (status === undefined) return []
  if (status === 'draft') return [eq(projects.visibility, 'draft')]
  return [eq(projects.status, status), ne(projects.visibility, 'draft')]
}
