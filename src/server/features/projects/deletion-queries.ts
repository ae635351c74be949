/** Queries for people and organizations that leave. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { activeProjectStatuses } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import {
  projects,
  reopenAlerts,
  savedProjects,
  savedSearches,
  searchAlerts,
  unfinishedProjects,
} from '#server/db/schema.ts'

/** The published projects of an organization that are not over, in the order of their ids. */
export async function listOpenOf(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        eq(projects.visibility, 'published'),
        inArray(projects.status, [...activeProjectStatuses, 'paused']),
      ),
    )
    .orderBy(asc(projects.id))
  return rows.map(({ id }) => id)
}

export async function listDraftsOf(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.visibility, 'draft')))
    .orderBy(asc(projects.id))
  return rows.map(({ id }) => id)
}

/** Removes what a person saved, waits for, searches for and began to write. */
export async function removeOwnProjectLists(db: Db, userId: string): Promise<void> {
  for (const table of [savedProjects, searchAlerts, savedSearches, reopenAlerts, unfinishedProjects]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
}
