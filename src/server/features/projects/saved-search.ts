/** The list of saved projects (decision A15): what was taken down shows as no longer available. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { SavedProject } from '#contract/saved-projects.ts'
import type { Context } from '#server/context.ts'
import { organizations, projects, savedProjects } from '#server/db/schema.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import type { Page } from '#server/http/route.ts'
import { cardColumns, presentCard, type CardRow } from './present.ts'

/** One page of the reader's saved projects, latest first. */
export async function listSaved(ctx: Context, cursor: string | undefined): Promise<Page<SavedProject>> {
  const after = readCursor(cursor)
  const own = eq(savedProjects.userId, ctx.actor.id)
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select({ ...cardColumns, savedAt: savedProjects.savedAt })
      .from(savedProjects)
      .innerJoin(projects, eq(projects.id, savedProjects.projectId))
      .innerJoin(organizations, eq(organizations.id, projects.organizationId))
      .where(
        after
          ? and(
              own,
              sql`(${savedProjects.savedAt}, ${savedProjects.projectId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
            )
          : own,
      )
      .orderBy(desc(savedProjects.savedAt), desc(savedProjects.projectId))
      .limit(limits.page + 1),
    ctx.db.select({ total: sql<number>`count(*)::int` }).from(
      ctx.db
        .select({ one: sql`1` })
        .from(savedProjects)
        .where(own)
        .limit(limits.counted + 1)
        .as('own'),
    ),
  ])
  const page = rows.slice(0, limits.page)
  const last = page.at(-1)
  const now = ctx.now()
  return {
    items: page.map(({ savedAt, ...row }) => present(row, { savedAt, now })),
    next: rows.length > limits.page && last ? writeCursor({ createdAt: last.savedAt, id: last.id }) : null,
    total: total?.total ?? 0,
  }
}

function present(row: CardRow, { savedAt, now }: { savedAt: Date; now: Date }): SavedProject {
  const isAvailable = row.visibility === 'published'
  // Why it was taken down may lie in what it says: only the name is left to know it by.
  const shown = isAvailable ? row : { ...row, ...nothing }
  return {
    ...presentCard(shown, now),
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
  experienceLevel: null,
} satisfies Partial<CardRow>
