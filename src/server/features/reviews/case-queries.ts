/** Rows of reported reviews as administrators see them. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toldReports, type ShownReviewCases } from '#contract/admin-reviews.ts'
import type { ReportReason, ReportVerdict } from '#domain/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { applications, organizations, projects, reviewReports, reviews, users } from '#server/db/schema.ts'
import { readCursor } from '#server/http/cursor.ts'
import { pageRows } from '#server/http/page.ts'

const writers = alias(users, 'writers')

const openOf = sql`select from ${reviewReports} w where w.review_id = ${reviews.id} and w.decided_at is null`

/** When a case stands where in the lists: an open one by its oldest report that waits, another by its last decision. */
const standing = sql<Date>`(
  select coalesce(min(s.created_at) filter (where s.decided_at is null), max(s.decided_at))
  from ${reviewReports} s where s.review_id = ${reviews.id})`.mapWith(reviews.createdAt)

const columns = {
  review: reviews,
  at: standing,
  openReports: sql<number>`(select count(*)::int from ${reviewReports} o
    where o.review_id = ${reviews.id} and o.decided_at is null)`,
  lastVerdict: sql<ReportVerdict | null>`(select l.verdict from ${reviewReports} l
    where l.review_id = ${reviews.id} and l.decided_at is not null order by l.decided_at desc, l.id desc limit 1)`,
  version: sql<string>`md5(concat_ws('|', ${reviews.version}, ${reviews.repliedAt}, ${reviews.hiddenAt},
    (select string_agg(v.id::text, ',' order by v.id) from ${reviewReports} v
      where v.review_id = ${reviews.id} and v.decided_at is null)))`,
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

/** Of the reviews that were ever reported, those with reports that wait, or the others. */
const isShown = (show: ShownReviewCases) =>
  show === 'open'
    ? sql`exists (${openOf})`
    : sql`exists (select from ${reviewReports} d where d.review_id = ${reviews.id})
        and not exists (${openOf})`

/** Rows of a page and whether it is the first. */
export async function listCases(
  db: Db,
  { show, cursor }: { show: ShownReviewCases; cursor: string | undefined },
): Promise<{ rows: CaseRow[]; isFirst: boolean }> {
  const after = readCursor(cursor)
  const isQueue = show === 'open'
  const isAfter =
    after &&
    sql`(${standing}, ${reviews.id}) ${sql.raw(isQueue ? '>' : '<')}
      (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const order = isQueue ? asc : desc
  const rows = await selectCases(db)
    .where(and(isShown(show), isAfter ?? undefined))
    .orderBy(order(standing), order(reviews.id))
    .limit(pageRows)
  return { rows, isFirst: !after }
}

/** How many there are, counted to the limit of lists. */
export function countCases(db: Db, show: ShownReviewCases): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(reviews)
    .where(isShown(show))
  return countFound(db, counted)
}

/** The case of one review; null where it was never reported. */
export async function findCase(db: Db, id: string): Promise<CaseRow | null> {
  const [row] = await selectCases(db).where(
    and(eq(reviews.id, id), sql`exists (select from ${reviewReports} r where r.review_id = ${reviews.id})`),
  )
  return row ?? null
}

interface PersonRow {
  id: string
  firstName: string
  lastName: string
}
export interface ReportRow extends Record<string, unknown> {
  reviewId: string
  id: string
  reason: ReportReason
  explanation: string | null
  createdAt: string
  reporter: PersonRow | null
  verdict: ReportVerdict | null
  note: string | null
  decidedAt: string | null
  decidedBy: PersonRow | null
}

const iso = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const asPerson = (name: string) =>
  sql.raw(`case when ${name}.id is null then null else
    json_build_object('id', ${name}.id, 'firstName', ${name}.first_name, 'lastName', ${name}.last_name) end`)

/** The latest reports of these reviews, those that wait first. */
export async function listReports(db: Db, reviewIds: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await db.execute<ReportRow>(sql`
    select r.review_id as "reviewId", r.id, r.reason, r.explanation, ${iso('r.created_at')} as "createdAt",
      ${asPerson('reporter')} as reporter, r.verdict, r.note, ${iso('r.decided_at')} as "decidedAt",
      ${asPerson('decider')} as "decidedBy"
    from unnest(${sql.param([...reviewIds])}::uuid[]) asked(id)
    cross join lateral (
      select * from ${reviewReports} x where x.review_id = asked.id
      order by x.decided_at is not null, x.created_at desc, x.id desc limit ${toldReports}) r
    left join ${users} reporter on reporter.id = r.reporter_id
    left join ${users} decider on decider.id = r.decided_by
    order by r.decided_at is not null, r.created_at desc, r.id desc`)
  return rows
}

interface RestoredRow extends Record<string, unknown> {
  reviewId: string
  at: string
  by: PersonRow | null
}

/** When and by whom these reviews were last shown again. */
export async function listRestored(db: Db, rows: readonly CaseRow[]): Promise<RestoredRow[]> {
  const applicationIds = rows.map(({ review }) => review.applicationId)
  const { rows: found } = await db.execute<RestoredRow>(sql`
    select distinct on (f.data ->> 'reviewId') f.data ->> 'reviewId' as "reviewId",
      ${iso('f.at')} as at, ${asPerson('actor')} as by
    from facts f left join ${users} actor on actor.id = f.actor_id
    where f.subject_id = any(${sql.param(applicationIds)}::uuid[]) and f.type = 'review.restored'
    order by f.data ->> 'reviewId', f.id desc`)
  return found
}

interface Verdict {
  verdict: ReportVerdict
  note: string | null
  decidedBy: string
  decidedAt: Date
}

/** Decides every report of a locked review that waits; answers who had reported it. */
export async function saveVerdict(db: Db, reviewId: string, verdict: Verdict): Promise<string[]> {
  const decided = await db
    .update(reviewReports)
    .set(verdict)
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)))
    .returning({ reporterId: reviewReports.reporterId })
  return decided.flatMap(({ reporterId }) => (reporterId === null ? [] : [reporterId]))
}

/** Hides a locked review, or shows it again. */
export async function saveHidden(db: Db, reviewId: string, hiddenAt: Date | null): Promise<void> {
  await db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, reviewId))
}
