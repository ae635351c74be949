/** Queries for impact reports of completed projects. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { impactReports } from '#server/db/tables/impact.ts'

/** The report of a locked project; null if there is none. */
export async function findReport(db: Db, projectId: string) {
  const [row] = await db
    .select({
      peopleHelped: impactReports.peopleHelped,
      summary: impactReports.summary,
      updatedAt: impactReports.updatedAt,
    })
    .from(impactReports)
    .where(eq(impactReports.projectId, projectId))
  return row ?? null
}

/** Saves the report of a locked project, replacing the previous one. */
export async function saveReport(db: Db, report: typeof impactReports.$inferInsert): Promise<void> {
  const { projectId: _id, createdAt: _first, ...change } = report
  await db
    .insert(impactReports)
    .values(report)
    .onConflictDoUpdate({ target: impactReports.projectId, set: change })
}

/** Removes the report of a locked project. */
export async function removeReport(db: Db, projectId: string): Promise<void> {
  await db.delete(impactReports).where(eq(impactReports.projectId, projectId))
}
