/** Drafts to publish once their organization is verified. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'

/** Saves whether a locked draft is waiting. */
export async function saveWaiting(db: Db, id: string, isWaiting: boolean): Promise<void> {
  await db.update(projects).set({ publishWhenVerified: isWaiting }).where(eq(projects.id, id))
}

/**
 * Publishes the waiting drafts as created now and returns the IDs, oldest first. A draft whose deadline has passed
 * stays a draft and stops waiting. Publishes nothing for a suspended organization.
 */
export async function publishWaiting(db: Db, organizationId: string): Promise<string[]> {
  const waits = and(
    eq(projects.organizationId, organizationId),
    eq(projects.publishWhenVerified, true),
    eq(projects.visibility, 'draft'),
  )
  const waiting = await db
    .select({
      id: projects.id,
      isPast: sql<boolean>`coalesce(${projects.applicationDeadline} < (now() at time zone ${projects.timeZone})::date, false)`,
    })
    .from(projects)
    .where(waits)
    .orderBy(projects.createdAt, projects.id)
    .for('update')
  if (waiting.length === 0 || (await isOrganizationSuspended(db, organizationId))) return []
  const ids = waiting.filter(({ isPast }) => !isPast).map(({ id }) => id)
  await db.update(projects).set({ publishWhenVerified: false }).where(waits)
  await db
    .update(projects)
    .set({ visibility: 'published', createdAt: sql`now()` })
    .where(inArray(projects.id, ids))
  return ids
}
