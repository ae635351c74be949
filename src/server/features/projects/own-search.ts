/** All projects of the member's organizations, and the history of each (decision A15). */
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { listOrganizationProjects, OrganizationProject } from '#contract/projects/management.ts'
import { projectEvents } from '#domain/projects/projects.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { applications, domainEvents, organizations, projects, users } from '#server/db/schema.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'
import { foldText } from '#server/queries/fold-text.ts'
import { listOwnOrganizationIds } from '#server/queries/own-organizations.ts'
import { openFindings } from './finding-queries.ts'
import { cardColumns, presentCard } from './present.ts'

type OwnQuery = EndpointInput<typeof listOrganizationProjects>['query']

const countOf = (condition: SQL) => sql<number>`(
  select count(*)::int from ${applications} where ${applications.projectId} = ${projects.id} and ${condition})`

/** One page of the projects of the reader's organizations or of one of them, newest first, with application counts. */
export async function listOwnProjects(
  ctx: Context,
  { cursor, status, organizationId, search }: OwnQuery,
): Promise<Page<OrganizationProject>> {
  const after = decodeCursor(cursor)
  const found = and(
    inArray(projects.organizationId, listOwnOrganizationIds(ctx, organizationId)),
    ne(projects.visibility, 'removed'),
    ...narrow(status),
    search === ''
      ? undefined
      : sql`strpos(${foldText(projects.title)}, ${foldText(sql`${search.normalize('NFC')}::text`)}) > 0`,
  )
  const rows = await ctx.db
    .select({
      ...cardColumns,
      updatedAt: projects.updatedAt,
      publishWhenVerified: projects.publishWhenVerified,
      openFindings,
      applicationsCount: countOf(sql`true`),
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(found, after ? isAfterKeyset(projects, after) : undefined))
    .orderBy(...newestFirst(projects))
    .limit(pageRows)
  const now = ctx.now()
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present: (row) => ({
      ...row,
      ...presentCard(row, now, ctx.config),
      reviewFindings: row.openFindings,
      updatedAt: row.updatedAt.toISOString(),
      publishesWhenVerified: row.publishWhenVerified && !row.organizationVerified,
    }),
    count: () => {
      const counted = ctx.db
        .select({ one: sql`1` })
        .from(projects)
        .where(found)
      return countFound(ctx.db, counted)
    },
  })
}

function narrow(status: OwnQuery['status']): SQL[] {
  if (status === undefined) return []
  if (status === 'draft') return [eq(projects.visibility, 'draft')]
  return [eq(projects.status, status), ne(projects.visibility, 'draft')]
}

const maxHistoryEntries = 50
const eventOf = (type: string) => projectEvents.find((event) => type === `project.${event}`)

/** A project's history, newest first. */
export async function listHistory(db: Db, projectId: string) {
  const rows = await db
    .select({
      type: domainEvents.type,
      at: domainEvents.at,
      data: domainEvents.data,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(domainEvents)
    .leftJoin(users, eq(users.id, domainEvents.actorId))
    .where(eq(domainEvents.subjectId, projectId))
    .orderBy(desc(domainEvents.id))
    .limit(maxHistoryEntries)
  return rows.flatMap(({ type, at, data, actor }) => {
    const event = eventOf(type)
    const fields = Array.isArray(data['fields']) ? data['fields'].map(String) : []
    return event ? [{ event, at: at.toISOString(), fields, actor }] : []
  })
}
