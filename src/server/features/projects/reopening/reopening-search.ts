/** The list of projects that a volunteer waits for. */
import { eq } from 'drizzle-orm'
import type { AwaitedProject } from '#contract/projects/reopening.ts'
import type { Context } from '#server/context.ts'
import { projects, reopenAlerts } from '#server/db/tables/projects.ts'
import type { Page } from '#server/http/lists/page.ts'
import { listMarked } from '#server/features/projects/marked-search.ts'
import { presentCard } from '#server/features/projects/present.ts'

/** One page of them, latest first; without those that are hidden now. */
export function listAwaitedProjects(ctx: Context, cursor: string | undefined): Promise<Page<AwaitedProject>> {
  const now = ctx.now()
  return listMarked(ctx, cursor, {
    marks: reopenAlerts,
    userId: reopenAlerts.userId,
    projectId: reopenAlerts.projectId,
    at: reopenAlerts.createdAt,
    isShown: eq(projects.visibility, 'published'),
    present: (row, at) => ({ ...presentCard(row, now, ctx.config), askedAt: at.toISOString() }),
  })
}
