import { and, eq, sql } from 'drizzle-orm'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import type { Db } from '#server/db/db.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { candidateColumns } from '#server/queries/matching/match-candidates.ts'
import { matchProjectColumns } from '#server/queries/matching/matching.ts'
import { isUnderReview } from '#server/queries/projects/under-review.ts'
import { matchingWeights } from '#server/db/tables/matching.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'

/** Saves a person's weights. If two saves overlap, the later one wins as a whole. */
export async function saveWeights(
  db: Db,
  { userId, weights, at }: { userId: string; weights: MatchWeights; at: Date },
): Promise<void> {
  const row = { ...weights, savedAt: at }
  await db
    .insert(matchingWeights)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: matchingWeights.userId, set: row })
}

export async function removeWeights(db: Db, userId: string): Promise<void> {
  await db.delete(matchingWeights).where(eq(matchingWeights.userId, userId))
}

const shownColumns = {
  id: projects.id,
  urgency: projects.urgency,
  duration: projects.duration,
  perks: projects.perks,
  applicationDeadline: projects.applicationDeadline,
  deadlineEnforced: projects.deadlineEnforced,
  isUnderReview,
  isSaved: sql<boolean>`exists (select from ${savedProjects} s
    where s.user_id = ${parameter('userId')} and s.project_id = ${projects.id})`,
  organizationId: organizations.id,
  organizationName: organizations.name,
  organizationVerified: organizations.isVerified,
  ratingSum: organizations.ratingSum,
  ratingCount: organizations.ratingCount,
}
const prepareShown = prepareOnce((db, name) =>
  prepareRead(db, {
    name,
    selection: shownColumns,
    query: db
      .select(shownColumns)
      .from(projects)
      .innerJoin(organizations, eq(organizations.id, projects.organizationId))
      .where(sql`${projects.id} = any(${parameter('ids')}::uuid[])`),
  }),
)

/** What a match shows to a person in addition to the matched fields. */
export const listShown = (db: Db, ids: readonly string[], userId: string) =>
  prepareShown(db, 'match_shown').execute({ ids: [...ids], userId })

/** A public project as a match candidate; null if it does not exist. */
export async function findPublished(db: Db, id: string) {
  const [row] = await db
    .select(candidateColumns)
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.visibility, 'published')))
  return row ?? null
}

/** The requirements of a project (drafts included) of one of these organizations; null if none of them owns it. */
export async function findOwnProject(db: Db, id: string, organizationIds: readonly string[]) {
  const isOwn = sql`${projects.organizationId} = any(${sql.param([...organizationIds])}::uuid[])`
  const [row] = await db
    .select({ organizationId: projects.organizationId, ...matchProjectColumns })
    .from(projects)
    .where(and(eq(projects.id, id), isOwn))
  return row ?? null
}
