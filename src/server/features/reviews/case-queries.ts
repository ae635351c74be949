/** Queries for reported reviews, as administrators see them. */
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import type { ReportReason, ReportDecision } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import {
  reportedCases,
  toIsoTimestamp,
  toPersonJson,
  type PersonRow,
  type ReportRow,
} from '#server/queries/reported-cases.ts'
import { applications, organizations, projects, reviewReports, reviews, users } from '#server/db/schema.ts'
import type { Cursor } from '#server/http/cursor.ts'
import { pageRows } from '#server/http/page.ts'

const writers = alias(users, 'writers')

const cases = reportedCases<ReportDecision>(reviews.id, reviewReports, reviewReports.reviewId)
export const { countCases, saveDecision } = cases

const columns = {
  review: reviews,
  at: cases.at,
  openReports: cases.openReports,
  lastDecision: cases.lastDecision,
  version: sql<string>`md5(concat_ws('|', ${reviews.version}, ${reviews.repliedAt}, ${reviews.hiddenAt},
    ${cases.openReportIds}))`,
  writer: { id: writers.id, firstName: writers.firstName, lastName: writers.lastName },
  project: { id: projects.id, title: projects.title },
  organization: { id: organizations.id, organizationName: organizations.name },
  volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
}

const selectCases = (db: Db) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .leftJoin(writers, eq(writers.id, reviews.writerId))

export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number]

/** One page of cases after a cursor. */
export function listCases(
  db: Db,
  { show, after }: { show: ReportFilter; after: Cursor | null },
): Promise<CaseRow[]> {
  const { where, orderBy } = cases.page(show, after)
  return selectCases(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(pageRows)
}

/** The case of one review; null if it was never reported. */
export async function findCase(db: Db, id: string): Promise<CaseRow | null> {
  const [row] = await selectCases(db).where(and(eq(reviews.id, id), cases.isReported))
  return row ?? null
}

type Report = ReportRow<ReportReason, ReportDecision>

/** The latest reports of these reviews, open ones first. */
export async function listReports(db: Db, reviewIds: readonly string[]): Promise<Report[]> {
  const { rows } = await db.execute<Report>(cases.selectReports(reviewIds))
  return rows
}

interface RestoredRow extends Record<string, unknown> {
  reviewId: string
  at: string
  by: PersonRow | null
}

/** When these reviews were last restored, and by whom. */
export async function listRestored(db: Db, rows: readonly CaseRow[]): Promise<RestoredRow[]> {
  const applicationIds = rows.map(({ review }) => review.applicationId)
  const { rows: found } = await db.execute<RestoredRow>(sql`
    select distinct on (f.data ->> 'reviewId') f.data ->> 'reviewId' as "reviewId",
      ${toIsoTimestamp('f.at')} as at, ${toPersonJson('actor')} as by
    from facts f left join ${users} actor on actor.id = f.actor_id
    where f.subject_id = any(${sql.param(applicationIds)}::uuid[]) and f.type = 'review.restored'
    order by f.data ->> 'reviewId', f.id desc`)
  return found
}

/** Hides or restores a locked review. */
export async function saveHidden(db: Db, reviewId: string, hiddenAt: Date | null): Promise<void> {
  await db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, reviewId))
}
