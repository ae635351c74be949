/** Applicants as rows, and how many there are. */
import { and, desc, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { applicantFilters, type ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import type { ApplicantSort } from '#domain/applications/applicant-sorts.ts'
import type { WaitingEntry } from '#contract/applications/applicants.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isVolunteerSuspended } from '#server/queries/accounts/suspended.ts'
import { latestScope } from '#server/queries/applications/agreed-scope.ts'
import { signedOffAt, sumOfAutomaticHours, sumOfHours } from '#server/queries/work.ts'
import { shownEmail } from '#server/queries/accounts/leaving.ts'
import { isShown } from './applicant-search.ts'

/** What identifies an applicant. */
const keyColumns = {
  id: applications.id,
  status: applications.status,
  volunteerId: applications.volunteerId,
  projectId: applications.projectId,
}

/** The earliest day with hours to confirm; without one, the day of the application. */
const oldestHours = sql`coalesce((
  select min(h.date)::timestamp at time zone 'UTC' from ${hourEntries} h
  where h.application_id = ${applications.id} and h.status = 'awaiting'), ${applications.createdAt})`.mapWith(
  applications.createdAt,
)

/** The time that a sort goes by. */
const timeOf = (sort: ApplicantSort) =>
  sort === 'oldest_hours' ? oldestHours : sql`${applications.createdAt}`.mapWith(applications.createdAt)

const selectKeys = (db: Db, sort: ApplicantSort) =>
  db
    .select({ ...keyColumns, at: timeOf(sort) })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))

export type ApplicantKey = Awaited<ReturnType<typeof selectKeys>>[number]

/** All applicants that a condition finds, to be sorted. */
export const listApplicantKeys = (
  db: Db,
  found: SQL | undefined,
  sort: ApplicantSort,
): Promise<ApplicantKey[]> => selectKeys(db, sort).where(found)

/** These applications, to be sorted. */
export const listKeysByIds = (db: Db, ids: readonly string[], sort: ApplicantSort): Promise<ApplicantKey[]> =>
  selectKeys(db, sort).where(inArray(applications.id, [...ids]))

export interface TimedPage {
  sort: Exclude<ApplicantSort, 'best_fit'>
  after: { at: Date; id: string } | null
  rows: number
}

/** One page of the applicants that a condition finds, in an order by time. */
export function listKeysByTime(
  db: Db,
  found: SQL | undefined,
  { sort, after, rows }: TimedPage,
): Promise<ApplicantKey[]> {
  const { id } = applications
  const at = timeOf(sort)
  const key = sql`(${at}, ${id})`
  const position = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
  const isAfter = position && (sort === 'newest' ? sql`${key} < ${position}` : sql`${key} > ${position}`)
  const direction = sort === 'newest' ? desc : asc
  return selectKeys(db, sort)
    .where(and(found, isAfter ?? undefined))
    .orderBy(direction(at), direction(id))
    .limit(rows)
}

/** How many applicants a condition finds, counted up to 10,000. */
export const countApplicants = (db: Db, found: SQL | undefined): Promise<number> =>
  countFound(
    db,
    db
      .select({ one: sql`1` })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .innerJoin(users, eq(users.id, applications.volunteerId))
      .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))
      .where(found),
  )

/** A decision of the organization as it is stored; no one if their account is deleted. */
export interface Decision {
  id: string | null
  name: string | null
  at: string
}

/** Who gave an application its present status, and when; null while it is pending and if the volunteer withdrew it. */
export const decision = sql<Decision | null>`(
  select json_build_object('id', who.id, 'name', trim(who.first_name || ' ' || who.last_name), 'at', h.at)
  from ${applicationHistory} h left join ${users} who on who.id = h.actor_id
  where h.application_id = ${applications.id} and ${applications.status} <> 'pending'
    and ${applications.endedBy} is distinct from 'volunteer'
  order by h.id desc limit 1)`

/** More than a row shows of a message, so that white space can be folded. */
const excerptCharacters = 400

const rowColumns = {
  ...keyColumns,
  createdAt: applications.createdAt,
  endReason: applications.endReason,
  declineReason: applications.declineReason,
  shortlistedAt: applications.shortlistedAt,
  isVolunteerSuspended,
  beginning: sql<string>`left(${applications.coverLetter}, ${sql.raw(String(excerptCharacters))})`,
  waitingHours: sumOfHours('awaiting'),
  work: {
    acceptedAt: applications.reviewedAt,
    signedOffAt,
    timeZone: projects.timeZone,
    timeCommitment: projects.timeCommitment,
    confirmedHours: sumOfHours('confirmed'),
  },
  scope: latestScope,
  decision,
  volunteer: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    profileImageUrl: users.profileImageUrl,
  },
  project: { id: projects.id, title: projects.title },
  organization: { id: organizations.id, organizationName: organizations.name },
}

/** The hours that wait for the organization, earliest day first. */
const waitingEntries = sql<WaitingEntry[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'version', e.version, 'date', e.date, 'hours', e.hours::float8,
    'note', e.note) order by e.date, e.id), '[]')
  from (select * from ${hourEntries} h where h.application_id = ${applications.id} and h.status = 'awaiting'
    order by h.date, h.id limit ${sql.raw(String(limits.hourEntries))}) e)`

/** What the rows of these applications show, unordered. */
export function listApplicantRows(db: Db, ids: readonly string[]) {
  return db
    .select({ ...rowColumns, waiting: waitingEntries })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(inArray(applications.id, [...ids]))
}
export type ApplicantRow = Awaited<ReturnType<typeof listApplicantRows>>[number]

/** What a file shows of these applications, unordered. */
export function listExportRows(db: Db, ids: readonly string[]) {
  return db
    .select({
      ...rowColumns,
      message: applications.coverLetter,
      screeningAnswers: applications.screeningAnswers,
      organizationFeedback: applications.organizationFeedback,
      email: shownEmail,
      confirmedHours: sumOfHours('confirmed'),
      automaticHours: sumOfAutomaticHours,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(inArray(applications.id, [...ids]))
}
export type ExportRow = Awaited<ReturnType<typeof listExportRows>>[number]

/** Exact numbers of what each filter shows of the applicants that a condition finds. */
export async function countByFilter(
  db: Db,
  found: SQL | undefined,
): Promise<Record<ApplicantFilter, number>> {
  const columns = applicantFilters.map((filter) => {
    const shown = isShown[filter]
    return sql`count(*)${shown && sql` filter (where ${shown})`}::int as ${sql.identifier(filter)}`
  })
  const { rows } = await db.execute<Record<ApplicantFilter, number>>(sql`
    select ${sql.join(columns, sql`, `)}
    from ${applications} join ${projects} on ${projects.id} = ${applications.projectId}
    join ${users} on ${users.id} = ${applications.volunteerId}
    left join ${volunteerProfiles} on ${volunteerProfiles.userId} = ${users.id}
    where ${found ?? sql`true`}`)
  const [counts] = rows
  if (!counts) throw new Error('applicants were not counted')
  return counts
}

const pending = sql<number>`count(*) filter (where ${isShown.pending})::int`
const total = sql<number>`count(*)::int`

/** The projects with applicants that a condition finds: first a chosen one, then those with most pending ones. */
export function listProjectsWithApplicants(
  db: Db,
  found: SQL | undefined,
  { chosenId, most }: { chosenId: string | undefined; most: number },
) {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      maxVolunteers: projects.maxVolunteers,
      acceptedCount: projects.acceptedCount,
      organization: { id: organizations.id, organizationName: organizations.name },
      applicants: total,
      pending,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(found)
    .groupBy(projects.id, organizations.id)
    .orderBy(
      desc(sql`${projects.id} is not distinct from ${chosenId ?? null}::uuid`),
      desc(pending),
      desc(total),
      projects.title,
      projects.id,
    )
    .limit(most)
}
