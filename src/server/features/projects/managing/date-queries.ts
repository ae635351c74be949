/** Dates of projects and of accepted work that come near or have passed. */
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import { scheduledActions } from '#server/db/tables/schedule.ts'
import { agreedDay } from '#server/queries/applications/agreed-day.ts'
import { isToRemind } from '#server/queries/projects/saved-projects.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

/** The end of a day in the project's time zone. */
const endOf = (day: SQL) => sql`((${day} + 1)::timestamp at time zone p.time_zone)`

const isUnderWay = sql`p.visibility = 'published' and p.status not in ('completed', 'canceled')`

/** Projects with spots that someone saved, until the deadline has passed. The comparison of days is for its index. */
export const findDeadlineCauses: FindCauses = (now) => sql`
  select p.id as subject_id, ${endOf(sql`p.application_deadline`)} as since from ${projects} p
  where ${isUnderWay} and p.status in ('open', 'active')
    and p.application_deadline >= (${toTimestamp(now)} at time zone 'UTC')::date - 2
    and ${endOf(sql`p.application_deadline`)} > ${toTimestamp(now)}
    and exists (select from ${savedProjects} s where s.project_id = p.id)`

/** Accepted work under way that has a date. */
const findDatedWork = (
  field: 'startDate' | 'endDate',
  day: (date: SQL) => SQL,
  isCause: (since: SQL) => SQL,
) => {
  const since = endOf(day(sql`d.day`))
  return sql`
    select a.id as subject_id, ${since} as since
    from ${applications} a join ${projects} p on p.id = a.project_id
    cross join lateral (select ${agreedDay(field)} as day) d
    where a.status = 'accepted' and ${isUnderWay} and d.day is not null and ${isCause(since)}`
}

/** Until it starts. */
export const findStartCauses: FindCauses = (now) =>
  findDatedWork(
    'startDate',
    (day) => sql`${day} - 1`,
    (since) => sql`${since} > ${toTimestamp(now)}`,
  )

/** Until its end. */
export const findEndCauses: FindCauses = (now) =>
  findDatedWork(
    'endDate',
    (day) => day,
    (since) => sql`${since} > ${toTimestamp(now)}`,
  )

/** Until the project is completed; the end may have passed. */
export const findPassedEndCauses: FindCauses = () =>
  findDatedWork(
    'endDate',
    (day) => day,
    () => sql`true`,
  )

/** Some of the people who saved a project. */
export interface Savers {
  /** The last of those who come before. */
  after: string | null
  most: number
}

/** The next of the people who are to be reminded that they saved a project. */
export async function listReadersWhoSaved(
  db: Db,
  projectId: string,
  { after, most }: Savers,
): Promise<string[]> {
  const rows = await db
    .select({ id: savedProjects.userId })
    .from(savedProjects)
    .innerJoin(projects, eq(projects.id, savedProjects.projectId))
    .where(
      and(
        eq(projects.id, projectId),
        after === null ? undefined : gt(savedProjects.userId, after),
        isToRemind,
      ),
    )
    .orderBy(asc(savedProjects.userId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** An application’s project and volunteer; null if it is gone. */
export async function findWork(
  db: Db,
  applicationId: string,
): Promise<{ projectId: string; volunteerId: string } | null> {
  const { rows } = await db.execute<{ projectId: string; volunteerId: string }>(sql`
    select a.project_id as "projectId", a.volunteer_id as "volunteerId" from ${applications} a
    where a.id = ${applicationId}`)
  return rows[0] ?? null
}

/** The organization of a project; null if it is gone. */
export async function findOrganization(db: Db, projectId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.organization_id as id from ${projects} p where p.id = ${projectId}`)
  return rows[0]?.id ?? null
}

export async function listMembers(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.user_id as id from ${organizationMembers} m where m.organization_id = ${organizationId}`)
  return rows.map(({ id }) => id)
}

/** Whether a rule has acted on other work of a project for the same date. Read it under the project's lock. */
export async function hasActedOnProject(
  db: Db,
  { rule, projectId, causeAt }: { rule: ScheduledRule; projectId: string; causeAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from ${applications} a join ${scheduledActions} s on s.subject_id = a.id
    where a.project_id = ${projectId} and s.rule = ${rule} and s.outcome = 'done'
      and s.cause_at = ${causeAt?.toISOString() ?? null}::timestamptz limit 1`)
  return rowCount === 1
}
