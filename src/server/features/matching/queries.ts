import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MatchWeights } from '#domain/matching/factors.ts'
import type { Db } from '#server/db/db.ts'
import { candidateColumns } from '#server/queries/match-candidates.ts'
import { matchProjectColumns } from '#server/queries/matching.ts'
import { matchingWeights, organizations, projects } from '#server/db/schema.ts'

/** Writes what a person weighs; of two at once the later one stays, whole. */
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

/** What a match shows beside what was matched. */
export function listShown(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: projects.id,
      urgency: projects.urgency,
      duration: projects.duration,
      perks: projects.perks,
      organizationId: organizations.id,
      organizationName: organizations.name,
      organizationVerified: organizations.isVerified,
      ratingSum: organizations.ratingSum,
      ratingCount: organizations.ratingCount,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(projects.id, [...ids]))
}

/** A project that everybody may see, as a candidate; null where it is not there. */
export async function findPublished(db: Db, id: string) {
  const [row] = await db
    .select(candidateColumns)
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.visibility, 'published')))
  return row ?? null
}

/** What a project of one of these organizations asks for, drafts too; null where it is none of theirs. */
export async function findOwnProject(db: Db, id: string, organizationIds: readonly string[]) {
  const isOwn = sql`${projects.organizationId} = any(${sql.param([...organizationIds])}::uuid[])`
  const [row] = await db
    .select({ organizationId: projects.organizationId, ...matchProjectColumns })
    .from(projects)
    .where(and(eq(projects.id, id), isOwn))
  return row ?? null
}
