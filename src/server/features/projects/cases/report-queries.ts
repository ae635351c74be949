import type { Db } from '#server/db/db.ts'
import { projectReports } from '#server/db/tables/projects.ts'

/** Stores a person's report; null if the same person already has an open one. */
export async function insertReport(
  db: Db,
  report: Omit<typeof projectReports.$inferInsert, 'source'>,
): Promise<typeof projectReports.$inferSelect | null> {
  const [row] = await db
    .insert(projectReports)
    .values({ ...report, source: 'person' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}
