import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'

/** Whether all spots of a project are taken; never if it has no limit. */
export async function isFull(db: Db, projectId: string): Promise<boolean> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), gte(projects.acceptedCount, projects.maxVolunteers)))
  return rows.length > 0
}
