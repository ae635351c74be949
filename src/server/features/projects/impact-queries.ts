/** Rows of what completed projects came to. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { impactReports } from '#server/db/schema.ts'

/** The report of a locked project; null where there is none. */
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

/** Stores the report of a locked project, in place of the one before. */
export async function saveReport(db: Db, report: typeof impactReports.$inferInsert): Promise<void> {
  const { projectId: _id, createdAt: _first, ...change } = report
  await db
    .insert(impactReports)
    .values(report)
    .onConflictDoUpdate({ target: impactReports.projectId, set: change })
}

/** Takes the report of a locked project away. */
export async function removeReport(db: Db, projectId: string): Promise<void> {
  await db.delete(impactReports).where(eq(impactReports.projectId, projectId))
}
