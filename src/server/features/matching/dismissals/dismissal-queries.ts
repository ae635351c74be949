/** The projects that people hid from their matches, and their limits. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { dismissedMatches, matchExclusions } from '#server/db/tables/matching.ts'
import { organizations } from '#server/db/tables/organizations.ts'

type Dismissal = typeof dismissedMatches.$inferSelect

/** Stores why a person hid a project. Another reason replaces the first. */
export async function saveDismissal(db: Db, dismissal: Dismissal): Promise<void> {
  const { reason, dismissedAt } = dismissal
  await db
    .insert(dismissedMatches)
    .values(dismissal)
    .onConflictDoUpdate({
      target: [dismissedMatches.userId, dismissedMatches.projectId],
      set: { reason, dismissedAt },
    })
}

/** Removes a dismissal; false if there was none. */
export async function removeDismissal(
  db: Db,
  { userId, projectId }: Pick<Dismissal, 'userId' | 'projectId'>,
): Promise<boolean> {
  const removed = await db
    .delete(dismissedMatches)
    .where(and(eq(dismissedMatches.userId, userId), eq(dismissedMatches.projectId, projectId)))
    .returning({ id: dismissedMatches.projectId })
  return removed.length > 0
}

const exclusionColumns = {
  id: matchExclusions.id,
  kind: matchExclusions.kind,
  hours: matchExclusions.hours,
  label: matchExclusions.label,
  organizationId: matchExclusions.organizationId,
  organizationName: organizations.name,
}

/** A person's limits: weekly hours, then causes, skills and organizations by name. */
export function listExclusions(db: Db, userId: string) {
  return db
    .select(exclusionColumns)
    .from(matchExclusions)
    .leftJoin(organizations, eq(organizations.id, matchExclusions.organizationId))
    .where(eq(matchExclusions.userId, userId))
    .orderBy(
      sql`array_position(array['hours', 'cause', 'skill', 'organization'], ${matchExclusions.kind})`,
      sql`lower(coalesce(${matchExclusions.label}, ${organizations.name}))`,
      matchExclusions.id,
    )
}

export type ExclusionRow = Awaited<ReturnType<typeof listExclusions>>[number]

/** Stores a new limit. */
export async function insertExclusion(
  db: Db,
  exclusion: typeof matchExclusions.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(matchExclusions).values(exclusion).returning({ id: matchExclusions.id })
  if (!row) throw new Error('an exclusion was not stored')
  return row.id
}

/** Changes the most hours a week of a limit. */
export async function saveHours(db: Db, { id, hours }: { id: string; hours: number }): Promise<void> {
  await db.update(matchExclusions).set({ hours }).where(eq(matchExclusions.id, id))
}

export async function removeExclusion(db: Db, id: string): Promise<void> {
  await db.delete(matchExclusions).where(eq(matchExclusions.id, id))
}

/** Whether there is an organization with this id. */
export async function hasOrganization(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id))
  return rows.length > 0
}
