/**
 * Counts what a report says, in total or by the key of a group. Projects that are drafts, held or removed count nowhere,
 * but confirmed hours always do, so that their sum is that of the ledger (docs/decisions/0115-impact-reports.md).
 */
import { sql, type SQL } from 'drizzle-orm'
import {
  noCause,
  remotePlace,
  unknownPlace,
  type ApplicationCounts,
  type CountsByKey,
  type HourCounts,
  type ImpactGrouping,
  type ProjectCounts,
} from '#domain/impact/figures.ts'
import { isInArea } from '#domain/projects/nearby.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isAnswer } from '#server/queries/applications/responses.ts'
import type { Areas, Scope, Span } from './scope.ts'
import { isWithin, isWorked, timeOf } from './span-queries.ts'

/** A report without groups has one key. */
export const totalKey = ''

const located = (areas: Areas) => sql`unnest(
  ${sql.param([...areas.keys()])}::text[], ${sql.param([...areas.values()])}::text[]) as l(location, area)`

/** True for the projects in a place, a country with all its states; the query has them as `p`. */
function isInPlace(place: string, areas: Areas): SQL {
  if (place === remotePlace) return sql`p.is_remote`
  const known = [...areas].flatMap(([location, area]) =>
    place === unknownPlace || isInArea(area, place) ? [location] : [],
  )
  const isKnown = sql`p.location = any(${sql.param(known)}::text[])`
  return place === unknownPlace
    ? sql`not p.is_remote and (${isKnown}) is not true`
    : sql`not p.is_remote and ${isKnown}`
}

/** True for the projects of a scope; the query has them as `p`. */
export function isInScope({ organizationId, cause, place, areas }: Scope): SQL {
  const conditions = [
    ...(organizationId === undefined ? [] : [sql`p.organization_id = ${organizationId}::uuid`]),
    ...(cause === undefined
      ? []
      : [cause === noCause ? sql`p.cause_ids = '{}'` : sql`p.cause_ids @> array[${cause}]::text[]`]),
    ...(place === undefined ? [] : [isInPlace(place, areas)]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface Keyed {
  /** The key of a project; null if the key comes from the time of what is counted. */
  column: SQL | null
  join: SQL
}

function keyOfProject(by: ImpactGrouping | null, areas: Areas): Keyed {
  switch (by) {
    case null:
      return { column: sql`${totalKey}::text`, join: sql`` }
    case 'month':
    case 'quarter':
      return { column: null, join: sql`` }
    case 'organization':
      return { column: sql`p.organization_id::text`, join: sql`` }
    case 'cause':
      return {
        column: sql`c.cause`,
        join: sql`cross join lateral unnest(
          case when p.cause_ids = '{}' then array[${noCause}::text] else p.cause_ids end) as c(cause)`,
      }
    case 'place':
      return {
        column: sql`case when p.is_remote then ${remotePlace} else coalesce(l.area, ${unknownPlace}) end`,
        join: sql`left join ${located(areas)} on l.location = p.location`,
      }
  }
}

const timeFormats = { month: 'YYYY-MM', quarter: 'YYYY-"Q"Q' } as const

/** What is counted: the projects of a scope in a span, in total or by the key of a group. */
export interface Counted {
  scope: Scope
  span: Span
  by: ImpactGrouping | null
}

/** The scope as the first part of a query, and the key of what the query counts at a local time. */
function scopeOf({ scope, by }: Counted): { scoped: SQL; keyOf: (localTime: SQL) => SQL } {
  const { column, join } = keyOfProject(by, scope.areas)
  const format = by === 'month' || by === 'quarter' ? timeFormats[by] : ''
  return {
    // Inlined even where a query names it several times, so that each part can begin at its own index.
    scoped: sql`with scope as not materialized (
      select p.id, p.organization_id, p.visibility = 'published' as is_counted, p.created_at, p.completed_at,
        p.canceled_at, ${column ?? sql`null::text`} as key
      from ${projects} p ${join} where ${isInScope(scope)})`,
    keyOf: (localTime) => (column === null ? sql`to_char(${localTime}, ${format})` : sql`s.key`),
  }
}

/** A row of counts; an interface would not do as the type of a row. */
type Row<Counts> = { [Name in keyof Counts]: Counts[Name] } & { key: string }

const byKey = <Found extends { key: string }>(rows: readonly Found[]): Map<string, Omit<Found, 'key'>> =>
  new Map(rows.map(({ key, ...counts }) => [key, counts]))

async function countProjects(db: Db, counted: Counted): Promise<Map<string, ProjectCounts>> {
  const { scoped, keyOf } = scopeOf(counted)
  const { span } = counted
  const { rows } = await db.execute<Row<ProjectCounts>>(sql`${scoped}
    select ${keyOf(sql`e.at at time zone ${span.timeZone}`)} as key,
      count(*) filter (where e.kind = 'posted')::int as posted,
      count(*) filter (where e.kind = 'completed')::int as completed,
      count(*) filter (where e.kind = 'canceled')::int as canceled,
      coalesce(sum(i.people_helped), 0)::float8 as "peopleHelped"
    from scope s
    cross join lateral (values ('posted', s.created_at), ('completed', s.completed_at), ('canceled', s.canceled_at))
      as e(kind, at)
    left join ${impactReports} i on i.project_id = s.id and e.kind = 'completed'
    where s.is_counted and ${isWithin(sql`e.at`, span)} group by 1`)
  return byKey(rows)
}

/** Accepted at some time, whatever became of the work. */
export const wasAccepted = sql`(${applications.status} in ('accepted', 'completed')
  or (${applications.status} = 'withdrawn' and ${applications.reviewedAt} is not null))`
export const wasDeclined = sql`(${applications.status} = 'declined' and ${isAnswer})`
export const wasClosed = sql`(${applications.status} = 'declined' and not ${isAnswer})`
export const answerDays = sql`greatest(0, extract(epoch from ${applications.reviewedAt} - ${applications.createdAt})::float8 / 86400)`

async function countApplications(db: Db, counted: Counted): Promise<Map<string, ApplicationCounts>> {
  const { scoped, keyOf } = scopeOf(counted)
  const { span } = counted
  const { rows } = await db.execute<Row<ApplicationCounts>>(sql`${scoped}
    select ${keyOf(sql`${applications.createdAt} at time zone ${span.timeZone}`)} as key,
      count(*)::int as sent,
      count(*) filter (where ${wasAccepted})::int as accepted,
      count(*) filter (where ${wasDeclined})::int as declined,
      count(*) filter (where ${applications.status} = 'withdrawn' and ${applications.reviewedAt} is null)::int as withdrawn,
      count(*) filter (where ${wasClosed})::int as closed,
      count(*) filter (where ${applications.status} = 'pending')::int as waiting,
      count(distinct ${applications.volunteerId})::int as "volunteersApplied",
      count(distinct ${applications.volunteerId}) filter (where ${wasAccepted})::int as "volunteersAccepted",
      count(*) filter (where ${isAnswer})::int as answered,
      percentile_cont(0.5) within group (order by ${answerDays}) filter (where ${isAnswer}) as "medianDays",
      percentile_cont(0.9) within group (order by ${answerDays}) filter (where ${isAnswer}) as "slowDays"
    from scope s join ${applications} on ${applications.projectId} = s.id
    where s.is_counted and ${isWithin(sql`${applications.createdAt}`, span)} group by 1`)
  return byKey(rows)
}

interface HourRow extends Record<string, unknown> {
  key: string
  /** Null in the row that sums a key. */
  year: number | null
  hours: number
  automaticHours: number
  volunteersWorked: number
}

async function countHours(db: Db, counted: Counted): Promise<Map<string, HourCounts>> {
  const { scoped, keyOf } = scopeOf(counted)
  const { rows } = await db.execute<HourRow>(sql`${scoped}
    select ${keyOf(sql`h.date::timestamp`)} as key, extract(year from h.date)::int as year,
      sum(h.hours)::float8 as hours,
      coalesce(sum(h.hours) filter (where h.confirmed_after_days is not null), 0)::float8 as "automaticHours",
      count(distinct a.volunteer_id)::int as "volunteersWorked"
    from scope s join ${applications} a on a.project_id = s.id join ${hourEntries} h on h.application_id = a.id
    where ${isWorked(counted.span)} group by grouping sets ((1), (1, 2)) order by 1, 2`)
  const found = new Map<string, HourCounts>()
  for (const { key, year, ...sums } of rows) {
    if (year === null) found.set(key, { ...sums, byYear: [] })
  }
  for (const { key, year, hours } of rows) {
    if (year !== null) found.get(key)?.byYear.push({ year, hours })
  }
  return found
}

/** Everything that a report counts by key. */
export async function countImpact(db: Db, counted: Counted): Promise<CountsByKey> {
  return {
    projects: await countProjects(db, counted),
    applications: await countApplications(db, counted),
    hours: await countHours(db, counted),
  }
}

/**
 * The volunteers whose first application to the projects of the scope is in the span, and the organizations that posted or
 * ended a project, got an application or had confirmed work in it.
 */
export async function countPeople(
  db: Db,
  counted: Omit<Counted, 'by'>,
): Promise<{ newVolunteers: number; organizations: number }> {
  const { span } = counted
  const { scoped } = scopeOf({ ...counted, by: null })
  const { rows } = await db.execute<{ newVolunteers: number; organizations: number }>(sql`${scoped}
    select
      (select count(*)::int from (
        select distinct a.volunteer_id from scope s join ${applications} a on a.project_id = s.id
        where s.is_counted and ${isWithin(sql`a.created_at`, span)}) v
        where not exists (
          select from ${applications} earlier join scope s on s.id = earlier.project_id
          where earlier.volunteer_id = v.volunteer_id and s.is_counted
            and earlier.created_at < ${timeOf(span.start)})) as "newVolunteers",
      (select count(*)::int from (
        select s.organization_id from scope s
        where s.is_counted and (${isWithin(sql`s.created_at`, span)} or ${isWithin(sql`s.completed_at`, span)}
          or ${isWithin(sql`s.canceled_at`, span)})
        union
        select s.organization_id from scope s join ${applications} a on a.project_id = s.id
        where s.is_counted and ${isWithin(sql`a.created_at`, span)}
        union
        select s.organization_id from scope s join ${applications} a on a.project_id = s.id
          join ${hourEntries} h on h.application_id = a.id
        where ${isWorked(span)}) o) as organizations`)
  return rows[0] ?? { newVolunteers: 0, organizations: 0 }
}
