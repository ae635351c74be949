/** The list of projects that a volunteer waits for. */
import { and, eq, sql } from 'drizzle-orm'
import type { AwaitedProject } from '#contract/projects/reopening.ts'
import type { Context } from '#server/context.ts'
import { countFound, isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { organizations, projects, reopenAlerts } from '#server/db/schema.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'
import { cardColumns, presentCard } from './present.ts'

const order = { createdAt: reopenAlerts.createdAt, id: reopenAlerts.projectId }

/** One page of them, latest first; without those that are hidden now. */
export async function listAwaitedProjects(
  ctx: Context,
  cursor: string | undefined,
): Promise<Page<AwaitedProject>> {
  const after = decodeCursor(cursor)
  const own = and(eq(reopenAlerts.userId, ctx.actor.id), eq(projects.visibility, 'published'))
  const rows = await ctx.db
    .select({ ...cardColumns, askedAt: reopenAlerts.createdAt })
    .from(reopenAlerts)
    .innerJoin(projects, eq(projects.id, reopenAlerts.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(own, after ? isAfterKeyset(order, after) : undefined))
    .orderBy(...newestFirst(order))
    .limit(pageRows)
  const now = ctx.now()
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ askedAt, id }) => ({ createdAt: askedAt, id }),
    present: ({ askedAt, ...row }) => ({
      ...presentCard(row, now, ctx.config),
      askedAt: askedAt.toISOString(),
    }),
    count: () => {
      const counted = ctx.db
        .select({ one: sql`1` })
        .from(reopenAlerts)
        .innerJoin(projects, eq(projects.id, reopenAlerts.projectId))
        .where(own)
      return countFound(ctx.db, counted)
    },
  })
}
