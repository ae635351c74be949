/** The list of projects that a person hid from their matches, page by page (decision A15). */
import { and, eq } from 'drizzle-orm'
import type { DismissedMatch } from '#contract/matching/dismissals.ts'
import type { Context } from '#server/context.ts'
import { countFound, isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { dismissedMatches } from '#server/db/tables/matching.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'

const order = { createdAt: dismissedMatches.dismissedAt, id: dismissedMatches.projectId }

/** One page of the published projects that the caller hid, the latest first. */
export async function listDismissed(ctx: Context, cursor: string | undefined): Promise<Page<DismissedMatch>> {
  const after = decodeCursor(cursor)
  const own = and(eq(dismissedMatches.userId, ctx.actor.id), eq(projects.visibility, 'published'))
  const rows = await ctx.db
    .select({
      projectId: dismissedMatches.projectId,
      title: projects.title,
      organizationName: organizations.name,
      reason: dismissedMatches.reason,
      dismissedAt: dismissedMatches.dismissedAt,
    })
    .from(dismissedMatches)
    .innerJoin(projects, eq(projects.id, dismissedMatches.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(own, after ? isAfterKeyset(order, after) : undefined))
    .orderBy(...newestFirst(order))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ dismissedAt, projectId }) => ({ createdAt: dismissedAt, id: projectId }),
    present: ({ dismissedAt, ...row }) => ({ ...row, dismissedAt: dismissedAt.toISOString() }),
    count: () =>
      countFound(ctx.db, (rows) =>
        rows
          .from(dismissedMatches)
          .innerJoin(projects, eq(projects.id, dismissedMatches.projectId))
          .where(own),
      ),
  })
}
