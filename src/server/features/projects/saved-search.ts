/** The list of saved projects (decision A15). One that is held back shows as no longer available, a removed one not at all. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SavedProject } from '#contract/projects/saved.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { organizations, projects, savedProjects } from '#server/db/schema.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'
import { cardColumns, presentCard, type CardRow } from './present.ts'

const order = { createdAt: savedProjects.savedAt, id: savedProjects.projectId }

/** One page of the reader's saved projects, latest first. */
export async function listSaved(ctx: Context, cursor: string | undefined): Promise<Page<SavedProject>> {
  const after = decodeCursor(cursor)
  const own = and(eq(savedProjects.userId, ctx.actor.id), ne(projects.visibility, 'removed'))
  const rows = await ctx.db
    .select({ ...cardColumns, savedAt: savedProjects.savedAt })
    .from(savedProjects)
    .innerJoin(projects, eq(projects.id, savedProjects.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(own, after ? isAfterKeyset(order, after) : undefined))
    .orderBy(...newestFirst(order))
    .limit(pageRows)
  const now = ctx.now()
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ savedAt, id }) => ({ createdAt: savedAt, id }),
    present: ({ savedAt, ...row }) => present(row, { savedAt, now, config: ctx.config }),
    count: () => {
      const counted = ctx.db
        .select({ one: sql`1` })
        .from(savedProjects)
        .innerJoin(projects, eq(projects.id, savedProjects.projectId))
        .where(own)
      return countFound(ctx.db, counted)
    },
  })
}

function present(
  row: CardRow,
  { savedAt, now, config }: { savedAt: Date; now: Date; config: Config },
): SavedProject {
  const isAvailable = row.visibility === 'published'
  // The content may be why it was taken down, so only the title is shown.
  const shown = isAvailable ? row : { ...row, ...nothing }
  return {
    ...presentCard(shown, now, config),
    isSaved: true,
    saved: true,
    savedAt: savedAt.toISOString(),
    isAvailable,
  }
}

const nothing = {
  description: '',
  requiredSkills: [],
  preferredSkills: [],
  causeAreas: [],
  timeCommitment: null,
  duration: null,
  location: null,
  applicationDeadline: null,
  maxVolunteers: null,
  pendingCount: 0,
  experienceLevel: null,
} satisfies Partial<CardRow>
