/**
 * The rows behind a report, for files: hours, applications and projects, in batches by keyset. They apply the same scope
 * and span as the counts.
 */
import { sql, type SQL } from 'drizzle-orm'
import { remotePlace, unknownPlace } from '#domain/impact/figures.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import type { ProjectStatus } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isAnswer } from '#server/queries/applications/responses.ts'
import { answerDays, isInScope, wasAccepted, wasClosed, wasDeclined } from './count-queries.ts'
import type { Scope, Span } from './scope.ts'
import { isWithin, isWorked } from './span-queries.ts'

interface Asked {
  scope: Scope
  span: Span
}

interface Named {
  id: string
  project: string
  organization: string
  causeIds: string[]
  location: string | null
  isRemote: boolean
}

const aboutProject = sql`p.title as project, o.name as organization, p.cause_ids as "causeIds", p.location,
  p.is_remote as "isRemote"`
const ofProject = sql`join ${projects} p on p.id = ${applications.projectId} join ${organizations} o on o.id = p.organization_id`
const ofVolunteer = sql`join ${users} u on u.id = ${applications.volunteerId}`
const aboutVolunteer = sql`u.first_name as "firstName", u.last_name as "lastName"`

/** As text with microseconds: a Date would lose digits that the column may have. */
const exact = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const localDay = (at: SQL, { timeZone }: Span) => sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`

export interface HourLine extends Named, Record<string, unknown> {
  date: string
  hours: number
  firstName: string
  lastName: string
  confirmedOn: string
  isAutomatic: boolean
}

const hourRows = ({ scope, span }: Asked) => sql`
  from ${hourEntries} h join ${applications} on ${applications.id} = h.application_id ${ofProject} ${ofVolunteer}
  where h.status = 'confirmed' and h.date between ${span.from}::date and ${span.to}::date and ${isInScope(scope)}`

/** Confirmed hours by day, after a row. */
export async function listHourLines(
  db: Db,
  asked: Asked,
  { after, limit }: { after: HourLine | null; limit: number },
): Promise<HourLine[]> {
  const isAfter = after ? sql`and (h.date, h.id) > (${after.date}::date, ${after.id}::uuid)` : sql``
  const { rows } = await db.execute<HourLine>(sql`
    select h.id, h.date, h.hours::float8 as hours, ${aboutVolunteer}, ${aboutProject},
      ${localDay(sql`h.decided_at`, asked.span)} as "confirmedOn", h.confirmed_after_days is not null as "isAutomatic"
    ${hourRows(asked)} ${isAfter} order by h.date, h.id limit ${limit}`)
  return rows
}

export type ApplicationOutcome = 'accepted' | 'declined' | 'closed' | 'withdrawn' | 'waiting'

export interface ApplicationLine extends Named, Record<string, unknown> {
  at: string
  sentOn: string
  outcome: ApplicationOutcome
  status: ApplicationStatus
  answeredOn: string | null
  answerDays: number | null
  firstName: string
  lastName: string
}

const applicationRows = ({ scope, span }: Asked) => sql`
  from ${applications} ${ofProject} ${ofVolunteer}
  where p.visibility = 'published' and ${isSent(span)} and ${isInScope(scope)}`

/** Applications by the time they were sent, after a row. */
export async function listApplicationLines(
  db: Db,
  asked: Asked,
  { after, limit }: { after: ApplicationLine | null; limit: number },
): Promise<ApplicationLine[]> {
  const isAfter = after
    ? sql`and (${applications.createdAt}, ${applications.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await db.execute<ApplicationLine>(sql`
    select ${applications.id} as id, ${exact(sql`${applications.createdAt}`)} as at,
      ${localDay(sql`${applications.createdAt}`, asked.span)} as "sentOn",
      case when ${wasAccepted} then 'accepted' when ${wasDeclined} then 'declined' when ${wasClosed} then 'closed'
        when ${applications.status} = 'withdrawn' then 'withdrawn' else 'waiting' end as outcome,
      case when ${isAnswer} then ${localDay(sql`${applications.reviewedAt}`, asked.span)} end as "answeredOn",
      case when ${isAnswer} then round(${answerDays}::numeric, 1)::float8 end as "answerDays", ${aboutVolunteer}, ${aboutProject}
    ${applicationRows(asked)} ${isAfter}
    order by ${applications.createdAt}, ${applications.id} limit ${limit}`)
  return rows
}

export interface ProjectLine extends Named, Record<string, unknown> {
  at: string
  /** Null for a project that is not published, whose hours alone count. */
  status: ProjectStatus | null
  postedOn: string | null
  completedOn: string | null
  canceledOn: string | null
  applications: number
  hours: number
  /** Only of a project that was completed in the span, as the figure has them. */
  peopleHelped: number | null
}

const isSent = (span: Span) => isWithin(sql`${applications.createdAt}`, span)
const isPublished = sql`p.visibility = 'published'`

// The projects with applications or hours come from the indexes of the period, not from a search for each project.
const projectRows = ({ scope, span }: Asked) => {
  return sql`from ${projects} p join ${organizations} o on o.id = p.organization_id
    left join ${impactReports} i on i.project_id = p.id
    where (
      (${isPublished} and (${isWithin(sql`p.created_at`, span)} or ${isWithin(sql`p.completed_at`, span)}
        or ${isWithin(sql`p.canceled_at`, span)}
        or p.id in (select ${applications.projectId} from ${applications} where ${isSent(span)})))
      or p.id in (select ${applications.projectId} from ${applications}
        join ${hourEntries} h on h.application_id = ${applications.id} where ${isWorked(span)})
    ) and ${isInScope(scope)}`
}

/** Projects that the figures count something of, by the time they were posted, after a row. */
export async function listProjectLines(
  db: Db,
  asked: Asked,
  { after, limit }: { after: ProjectLine | null; limit: number },
): Promise<ProjectLine[]> {
  const { span } = asked
  const isAfter = after
    ? sql`and (p.created_at, p.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const ofPublished = (value: SQL) => sql`case when ${isPublished} then ${value} end`
  const { rows } = await db.execute<ProjectLine>(sql`
    select p.id, ${exact(sql`p.created_at`)} as at, ${ofPublished(sql`p.status`)} as status, ${aboutProject},
      ${ofPublished(localDay(sql`p.created_at`, span))} as "postedOn",
      ${ofPublished(localDay(sql`p.completed_at`, span))} as "completedOn",
      ${ofPublished(localDay(sql`p.canceled_at`, span))} as "canceledOn",
      case when ${isPublished} and ${isWithin(sql`p.completed_at`, span)} then i.people_helped end
        as "peopleHelped",
      (select count(*)::int from ${applications} where ${applications.projectId} = p.id and ${isPublished}
        and ${isSent(span)}) as applications,
      (select coalesce(sum(h.hours), 0)::float8 from ${applications} join ${hourEntries} h
        on h.application_id = ${applications.id} where ${applications.projectId} = p.id and ${isWorked(span)}) as hours
    ${projectRows(asked)} ${isAfter} order by p.created_at, p.id limit ${limit}`)
  return rows
}

const sources = { hours: hourRows, applications: applicationRows, projects: projectRows }

/** How many rows a file has. */
export async function countLines(db: Db, list: keyof typeof sources, asked: Asked): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${sources[list](asked)}`,
  )
  return rows[0]?.count ?? 0
}

/** The place of a project as the groups have it. */
export function placeOf({ isRemote, location }: Named, { areas }: Scope): string {
  if (isRemote) return remotePlace
  return (location !== null && areas.get(location)) || unknownPlace
}
