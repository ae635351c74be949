import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'

/** The projects that a person applied to as a volunteer, whatever became of it, in a fixed order. */
export async function listAppliedProjects(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.projectId })
    .from(applications)
    .where(eq(applications.volunteerId, userId))
    .orderBy(asc(applications.projectId))
  return rows.map(({ id }) => id)
}
