/** The list of saved projects (decision A15). One that is held back shows as no longer available, a removed one not at all. */
import { ne } from 'drizzle-orm'
import type { SavedProject } from '#contract/projects/saved-projects.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import type { Page } from '#server/http/lists/page.ts'
import { listMarked } from '#server/features/projects/marked-search.ts'
import { presentCard, withoutContent, type CardRow } from '#server/features/projects/present.ts'

/** One page of the reader's saved projects, latest first. */
export function listSaved(ctx: Context, cursor: string | undefined): Promise<Page<SavedProject>> {
  const now = ctx.now()
  return listMarked(ctx, cursor, {
    marks: savedProjects,
    userId: savedProjects.userId,
    projectId: savedProjects.projectId,
    at: savedProjects.savedAt,
    isShown: ne(projects.visibility, 'removed'),
    present: (row, savedAt) => present(row, { savedAt, now, config: ctx.config }),
  })
}

function present(
  row: CardRow,
  { savedAt, now, config }: { savedAt: Date; now: Date; config: Config },
): SavedProject {
  const isAvailable = row.visibility === 'published'
  return {
    ...presentCard(isAvailable ? row : withoutContent(row), now, config),
    isSaved: true,
    saved: true,
    savedAt: savedAt.toISOString(),
    isAvailable,
  }
}
