/** Dates of projects that come near or have passed. */
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/message-tables.ts'
import { applications, organizationMembers, projects, savedProjects } from '#server/db/schema.ts'
import { isBlocked } from '#server/queries/blocks.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'

/** The end of a day in the project's time zone. */
const endOf = (day: SQL) => sql`((${day} + 1)::timestamp at time zone p.time_zone)`

const toTimestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`
const hasVolunteers = sql`exists (
  select from ${applications} a where a.project_id = p.id and a.status = 'accepted')`
const isUnderWay = sql`p.visibility = 'published' and p.status not in ('completed', 'canceled')`

/** Projects with spots that someone saved, until the deadline has passed. */
export const findDeadlineCauses: FindCauses = (now) => sql`
  select p.id as subject_id, ${endOf(sql`p.application_deadline`)} as since from ${projects} p
  where ${isUnderWay} and p.status in ('open', 'active') and ${endOf(sql`p.application_deadline`)} > ${toTimestamp(now)}
    and exists (select from ${savedProjects} s where s.project_id = p.id)`

/** Projects with volunteers, until they start. */
export const findStartCauses: FindCauses = (now) => sql`
  select p.id as subject_id, ${endOf(sql`p.start_date - 1`)} as since from ${projects} p
  where ${isUnderWay} and ${endOf(sql`p.start_date - 1`)} > ${toTimestamp(now)} and ${hasVolunteers}`

/** Projects with volunteers, until their end. */
export const findEndCauses: FindCauses = (now) => sql`
  select p.id as subject_id, ${endOf(sql`p.end_date`)} as since from ${projects} p
  where ${isUnderWay} and ${endOf(sql`p.end_date`)} > ${toTimestamp(now)} and ${hasVolunteers}`

/** Projects with volunteers that are not completed; their end may have passed. */
export const findPassedEndCauses: FindCauses = () => sql`
  select p.id as subject_id, ${endOf(sql`p.end_date`)} as since from ${projects} p
  where ${isUnderWay} and p.end_date is not null and ${hasVolunteers}`

/**
 * The people who saved a project and have not applied to it, without the members of its organization and people whom a
 * block separates from it.
 */
export async function listReadersWhoSaved(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.user_id as id from ${savedProjects} s
    where s.project_id = ${projectId} and not exists (select from ${applications} a
      where a.project_id = s.project_id and a.volunteer_id = s.user_id)
      and not exists (select from ${projects} p
        join ${organizationMembers} m on m.organization_id = p.organization_id
        where p.id = s.project_id and m.user_id = s.user_id)
      and not exists (select from ${contacts} c join ${projects} p on p.organization_id = c.organization_id
        where p.id = s.project_id and c.volunteer_id = s.user_id and ${isBlocked})`)
  return rows.map(({ id }) => id)
}

/** The members of a project's organization and its accepted volunteers. */
export async function listParticipants(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.user_id as id from ${organizationMembers} m
    join ${projects} p on p.organization_id = m.organization_id where p.id = ${projectId}
    union select a.volunteer_id from ${applications} a
    where a.project_id = ${projectId} and a.status = 'accepted'`)
  return rows.map(({ id }) => id)
}
