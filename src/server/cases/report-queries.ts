/** Reports as cases: which items have waiting reports, how their lists are sorted, and the reports themselves. */
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import type { ReporterRecord } from '#contract/moderation/report-form.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import type { CaseList } from './list-queries.ts'

/** The number of latest reports shown for a case; each person has at most one open report. */
const presentedReports = 50

export interface PersonRow {
  id: string
  firstName: string
  lastName: string
}

export interface Report<Reason, Decision> {
  id: string
  reason: Reason
  explanation: string | null
  /** ISO 8601, like `decidedAt`. */
  createdAt: string
  reporter: PersonRow | null
  record: ReporterRecord | null
  verdict: Decision | null
  note: string | null
  decidedAt: string | null
  decidedBy: PersonRow | null
}

/** What a row of every kind of reported item has. */
export interface ReportedRow {
  /** The id of the item. */
  id: string
  /** What sorts its case: the oldest waiting report of an open case, the last decision of any other. */
  at: Date
  openReports: number
  version: string
  reports: object[]
}

/** A timestamp column as ISO 8601, for rows that are not converted. */
export const toIsoTimestamp = (column: string): SQL =>
  sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Selects a person of `users` by this alias; null if there is none. */
export const toPersonJson = (name: string): SQL =>
  sql.raw(`case when ${name}.id is null then null else
    json_build_object('id', ${name}.id, 'firstName', ${name}.first_name, 'lastName', ${name}.last_name) end`)

/** How many reports of any kind the person `reporter` has filed, and how many of these led to an action. */
const recordOf = sql`(
  select json_build_object('reports', count(*)::int, 'upheld', (count(*) filter (where f.is_upheld))::int)
  from filed_reports f where f.reporter_id = reporter.id)`

/** The queries about one table of reports. A case exists from the first report of its item on. */
export function queryReports<Reason, Decision>({
  item,
  reports,
  about,
  own = sql``,
  opens,
}: {
  /** The item's id. */
  item: PgColumn
  reports: PgTable
  /** The column of `reports` that refers to the item. */
  about: PgColumn
  /** More fields of a report `r`, as arguments of `json_build_object`. */
  own?: SQL
  /** Which reports `r` belong to cases; all by default. */
  opens?: SQL
}) {
  const aboutId = sql`r.${sql.identifier(about.name)}`
  const isOfCases = opens ? sql` and ${opens}` : sql``
  const its = sql`from ${reports} r where ${aboutId} = ${item}${isOfCases}`
  const waiting = sql`${its} and r.decided_at is null`
  const waitingFirst = sql`order by r.decided_at is not null, r.created_at desc, r.id desc`
  const at = sql<Date>`(
    select coalesce(min(r.created_at) filter (where r.decided_at is null), max(r.decided_at)) ${its})`.mapWith(
    users.createdAt,
  )

  return {
    columns: {
      id: sql<string>`${item}`,
      at,
      openReports: sql<number>`(select count(*)::int ${waiting})`,
      /** The latest reports, waiting ones first. */
      reports: sql<Report<Reason, Decision>[]>`coalesce((
        select json_agg(json_build_object('id', r.id, 'reason', r.reason, 'explanation', r.explanation,
          'createdAt', ${toIsoTimestamp('r.created_at')}, 'reporter', ${toPersonJson('reporter')},
          'record', case when reporter.id is not null then ${recordOf} end,
          'verdict', r.verdict, 'note', r.note, 'decidedAt', ${toIsoTimestamp('r.decided_at')},
          'decidedBy', ${toPersonJson('decider')} ${own}) ${waitingFirst})
        from (select r.* ${its} ${waitingFirst} limit ${presentedReports}) r
        left join ${users} reporter on reporter.id = r.reporter_id
        left join ${users} decider on decider.id = r.decided_by), '[]')`,
    },
    isItem: (id: string) => sql`${item} = ${id}::uuid and exists (select ${its})`,
    /** The ids of the waiting reports, as one text. */
    openReportIds: sql`(select string_agg(r.id::text, ',' order by r.id) ${waiting})`,
    /** The last decision; null if there is none. */
    lastDecision: sql<Decision | null>`(
      select r.verdict ${its} and r.decided_at is not null order by r.decided_at desc, r.id desc limit 1)`,

    /** Open cases by their longest wait, or decided ones by their latest decision. */
    list: {
      id: item,
      from: item.table,
      isShown: ({ show }: { show: ReportFilter }) =>
        show === 'open'
          ? sql`${item} in (select ${aboutId} from ${reports} r where r.decided_at is null${isOfCases})`
          : sql`${item} in (select ${aboutId} from ${reports} r where true${isOfCases}) and not exists (select ${waiting})`,
      sortedBy: ({ show }: { show: ReportFilter }) => ({ at, isQueue: show === 'open' }),
      keyOf: ({ id, at: createdAt }: ReportedRow) => ({ id, createdAt }),
    } satisfies Omit<CaseList<ReportedRow, { show: ReportFilter }>, 'select'>,

    /** Decides every waiting report about a locked item and returns the ids of the people who reported it. */
    async saveDecision(
      db: Db,
      decidedId: string,
      decided: { verdict: string; note: string | null; decidedBy: string; decidedAt: Date },
    ): Promise<string[]> {
      const { rows } = await db.execute<{ reporterId: string | null }>(sql`
        update ${reports} r set verdict = ${decided.verdict}, note = ${decided.note},
          decided_by = ${decided.decidedBy}::uuid, decided_at = ${decided.decidedAt.toISOString()}::timestamptz
        where ${aboutId} = ${decidedId}::uuid and r.decided_at is null${isOfCases}
        returning r.reporter_id as "reporterId"`)
      return rows.flatMap(({ reporterId }) => (reporterId === null ? [] : [reporterId]))
    },

    /** The ids of the people whose reports led to the last decision about an item. */
    async listDecidedReporters(db: Db, decidedId: string): Promise<string[]> {
      const { rows } = await db.execute<{ reporterId: string }>(sql`
        select distinct r.reporter_id as "reporterId" from ${reports} r
        where ${aboutId} = ${decidedId}::uuid and r.reporter_id is not null and r.decided_at = (
          select max(last.decided_at) from ${reports} last
          where last.${sql.identifier(about.name)} = ${decidedId}::uuid)`)
      return rows.map(({ reporterId }) => reporterId)
    },
  }
}

export interface ReportQueries<Query> extends Pick<
  ReturnType<typeof queryReports>,
  'isItem' | 'saveDecision' | 'listDecidedReporters'
> {
  list: Omit<CaseList<ReportedRow, Query>, 'select'>
}
