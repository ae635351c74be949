/** Reports as cases for administrators: which cases are open, how the lists sort them, and the reports. */
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import type { messageReports } from '#server/db/message-tables.ts'
import { users, type reviewReports } from '#server/db/schema.ts'

/** The number of latest reports shown for a case; each person has at most one open report. */
const presentedReports = 50

export interface PersonRow {
  id: string
  firstName: string
  lastName: string
}

/** A report row from `selectReports`. */
export type ReportRow<Reason, Decision> = {
  id: string
  /** The id of the reported item. */
  aboutId: string
  reason: Reason
  explanation: string | null
  /** ISO 8601, like `decidedAt`. */
  createdAt: string
  reporter: PersonRow | null
  verdict: Decision | null
  note: string | null
  decidedAt: string | null
  decidedBy: PersonRow | null
}

/** A timestamp column as ISO 8601, for rows that are not converted. */
export const toIsoTimestamp = (column: string): SQL =>
  sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Selects a person of `users` by this alias; null if there is none. */
export const toPersonJson = (name: string): SQL =>
  sql.raw(`case when ${name}.id is null then null else
    json_build_object('id', ${name}.id, 'firstName', ${name}.first_name, 'lastName', ${name}.last_name) end`)

/** Selects the cases of the item with this id: a case exists from the first report on. */
export function reportedCases<Decision extends string>(
  id: PgColumn,
  reports: typeof messageReports | typeof reviewReports,
  about: PgColumn,
) {
  const aboutId = sql`r.${sql.identifier(about.name)}`
  const its = sql`from ${reports} r where ${aboutId} = ${id}`
  const waiting = sql`${its} and r.decided_at is null`

  /** The timestamp that sorts a case: the oldest waiting report for an open case, the last decision for any other. */
  const at = sql<Date>`(
    select coalesce(min(r.created_at) filter (where r.decided_at is null), max(r.decided_at)) ${its})`.mapWith(
    reports.createdAt,
  )
  /** Selects reported items with waiting reports, or the rest. */
  const isShown = (show: 'open' | 'decided') =>
    show === 'open'
      ? sql`${id} in (select ${aboutId} from ${reports} r where r.decided_at is null)`
      : sql`${id} in (select ${aboutId} from ${reports} r) and not exists (select ${waiting})`

  return {
    at,
    isReported: sql`exists (select ${its})`,
    openReports: sql<number>`(select count(*)::int ${waiting})`,
    /** The ids of the waiting reports, as one text. */
    openReportIds: sql`(select string_agg(r.id::text, ',' order by r.id) ${waiting})`,
    /** The last decision; null if there is none. */
    lastDecision: sql<Decision | null>`(
      select r.verdict ${its} and r.decided_at is not null order by r.decided_at desc, r.id desc limit 1)`,

    /** Selects the cases after a given one, by the longest wait or the latest decision. */
    page(show: 'open' | 'decided', after: { createdAt: Date; id: string } | null) {
      const isOpenList = show === 'open'
      const order = isOpenList ? asc : desc
      const isAfter =
        after &&
        sql`(${at}, ${id}) ${sql.raw(isOpenList ? '>' : '<')}
          (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      return { where: and(isShown(show), isAfter ?? undefined), orderBy: [order(at), order(id)] }
    },

    /** Counts the cases, up to the limit of lists. */
    countCases(db: Db, show: 'open' | 'decided'): Promise<number> {
      const counted = db
        .select({ one: sql`1` })
        .from(id.table)
        .where(isShown(show))
      return countFound(db, counted)
    },

    /**
     * Finds the latest reports about these items, waiting ones first; `own` adds columns that only these reports
     * have.
     */
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

    /** Decides every waiting report about a locked item and returns the ids of the people who reported it. */
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
