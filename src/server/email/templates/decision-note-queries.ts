import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ProjectReportDecision } from '#domain/projects/moderation.ts'
import type { ReportDecision } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { projectReports } from '#server/db/tables/projects.ts'
import { reviewReports } from '#server/db/tables/reviews.ts'

/** The note of the administrator who last decided so about what these reports are about; null if there is none. */
async function findNote(
  db: Db,
  reports: typeof projectReports | typeof reviewReports,
  isDecided: SQL,
): Promise<string | null> {
  const [row] = await db
    .select({ note: reports.note })
    .from(reports)
    .where(and(isDecided, isNotNull(reports.decidedAt)))
    .orderBy(desc(reports.decidedAt))
    .limit(1)
  return row?.note ?? null
}

export const findProjectNote = (db: Db, projectId: string, decision: ProjectReportDecision) =>
  findNote(
    db,
    projectReports,
    sql`${eq(projectReports.projectId, projectId)} and ${eq(projectReports.verdict, decision)}`,
  )

export const findReviewNote = (db: Db, reviewId: string, decision: ReportDecision) =>
  findNote(
    db,
    reviewReports,
    sql`${eq(reviewReports.reviewId, reviewId)} and ${eq(reviewReports.verdict, decision)}`,
  )
