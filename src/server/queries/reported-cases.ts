/** What people reported, as cases for administrators: which are open, where each stands in the lists, and the reports. */
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import type { messageReports } from '#server/db/message-tables.ts'
import { users, type reviewReports } from '#server/db/schema.ts'

/** The latest reports of a case that are told; there is one open one a person. */
const presentedReports = 50

export interface PersonRow {
  id: string
  firstName: string
  lastName: string
}

/** A report as `selectReports` finds it. */
export type ReportRow<Reason, Decision> = {
  id: string
  /** What it is about. */
  aboutId: string
  reason: Reason
  explanation: string | null
  /** ISO 8601, as `decidedAt`. */
  createdAt: string
  reporter: PersonRow | null
  verdict: Decision | null
  note: string | null
  decidedAt: string | null
  decidedBy: PersonRow | null
}

/** A moment in a row that is read as it comes, as ISO 8601. */
export const toIsoTimestamp = (column: string): SQL =>
  sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** A person of `users` by that name in a query; null where there is none. */
export const toPersonJson = (name: string): SQL =>
  sql.raw(`case when ${name}.id is null then null else
    json_build_object('id', ${name}.id, 'firstName', ${name}.first_name, 'lastName', ${name}.last_name) end`)

/** The cases of what has this id: it has one from the first report about it. */
export function reportedCases<Decision extends string>(
  id: PgColumn,
  reports: typeof messageReports | typeof reviewReports,
  about: PgColumn,
) {
  const aboutId = sql`r.${sql.identifier(about.name)}`
  const its = sql`from ${reports} r where ${aboutId} = ${id}`
  const waiting = sql`${its} and r.decided_at is null`

  /** When a case stands where in the lists: an open one by its oldest report that waits, another by its last decision. */
  const at = sql<Date>`(
    select coalesce(min(r.created_at) filter (where r.decided_at is null), max(r.decided_at)) ${its})`.mapWith(
    reports.createdAt,
  )
  /** Of what was ever reported, what has reports that wait, or the rest. */
  const isShown = (show: 'open' | 'decided') =>
    show === 'open'
      ? sql`${id} in (select ${aboutId} from ${reports} r where r.decided_at is null)`
      : sql`${id} in (select ${aboutId} from ${reports} r) and not exists (select ${waiting})`

  return {
    at,
    isReported: sql`exists (select ${its})`,
    openReports: sql<number>`(select count(*)::int ${waiting})`,
    /** The ids of the reports that wait, as one text. */
    openReportIds: sql`(select string_agg(r.id::text, ',' order by r.id) ${waiting})`,
    /** What was decided last; null where nothing was. */
    lastDecision: sql<Decision | null>`(
      select r.verdict ${its} and r.decided_at is not null order by r.decided_at desc, r.id desc limit 1)`,

    /** The cases after one, the longest waiting first, or the last decided. */
    page(show: 'open' | 'decided', after: { createdAt: Date; id: string } | null) {
      const isOpenList = show === 'open'
      const order = isOpenList ? asc : desc
      const isAfter =
        after &&
        sql`(${at}, ${id}) ${sql.raw(isOpenList ? '>' : '<')}
          (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      return { where: and(isShown(show), isAfter ?? undefined), orderBy: [order(at), order(id)] }
    },

    /** How many there are, counted to the limit of lists. */
    countCases(db: Db, show: 'open' | 'decided'): Promise<number> {
      const counted = db
        .select({ one: sql`1` })
        .from(id.table)
        .where(isShown(show))
      return countFound(db, counted)
    },

    /** Finds the latest reports about these, those that wait first; `own` are columns that these reports alone have. */
    selectReports: (ids: readonly string[], own = sql``) => sql`
      select ${aboutId} as "aboutId", r.id, r.reason, r.explanation, ${toIsoTimestamp('r.created_at')} as "createdAt",
        ${toPersonJson('reporter')} as reporter, r.verdict, r.note, ${toIsoTimestamp('r.decided_at')} as "decidedAt",
        ${toPersonJson('decider')} as "decidedBy" ${own}
      from unnest(${sql.param([...ids])}::uuid[]) asked(id)
      cross join lateral (
        select r.* from ${reports} r where ${aboutId} = asked.id
        order by r.decided_at is not null, r.created_at desc, r.id desc limit ${presentedReports}) r
      left join ${users} reporter on reporter.id = r.reporter_id
      left join ${users} decider on decider.id = r.decided_by
      order by r.decided_at is not null, r.created_at desc, r.id desc`,

    /** Decides every report about a locked one that waits; answers who had reported it. */
    async saveDecision(
      db: Db,
      decidedId: string,
      verdict: { verdict: Decision; note: string | null; decidedBy: string; decidedAt: Date },
    ): Promise<string[]> {
      const { rows } = await db.execute<{ reporterId: string | null }>(sql`
        update ${reports} r set verdict = ${verdict.verdict}, note = ${verdict.note},
          decided_by = ${verdict.decidedBy}::uuid, decided_at = ${verdict.decidedAt.toISOString()}::timestamptz
        where ${aboutId} = ${decidedId}::uuid and r.decided_at is null
        returning r.reporter_id as "reporterId"`)
      return rows.flatMap(({ reporterId }) => (reporterId === null ? [] : [reporterId]))
    },
  }
}
