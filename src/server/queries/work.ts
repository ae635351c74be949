/** The state of an application's work, for any query of applications. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { HourStatus } from '#domain/hours/hours.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { isFormerMember, shownEmail } from '#server/queries/accounts/leaving.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'

/** The sum of the hours with this status. */
export const sumOfHours = (status: HourStatus) => sql<number>`(
  select coalesce(sum(e.hours), 0)::float8 from ${hourEntries} e
  where e.application_id = ${applications.id} and e.status = ${status})`

/** The sum of the confirmed hours that no member answered in time. */
export const sumOfAutomaticHours = sql<number>`(
  select coalesce(sum(e.hours), 0)::float8 from ${hourEntries} e
  where e.application_id = ${applications.id} and e.status = 'confirmed' and e.confirmed_after_days is not null)`

/** The hours a week that a volunteer's accepted work under way takes. */
export const sumOfAcceptedHours = (volunteerId: SQL) => sql<number>`(
  select coalesce(sum(p.time_commitment), 0)::int from ${applications} a join ${projects} p on p.id = a.project_id
  where a.volunteer_id = ${volunteerId} and a.status = 'accepted' and p.status <> 'completed')`

/** When the work was signed off, or null. */
export const signedOffAt = sql<Date | null>`(
  select max(h.at) from ${applicationHistory} h
  where h.application_id = ${applications.id} and h.to_status = 'completed')`.mapWith(applicationHistory.at)

/**
 * True if the organization signed off the work: only then portfolios show it, credentials state it and rewards count
 * it.
 */
export const isSignedOff = eq(applications.status, 'completed')

/** When the work was signed off. */
export const workEndedAt = sql<Date>`coalesce(${signedOffAt}, ${applications.updatedAt})`.mapWith(
  applications.updatedAt,
)

/** When the volunteer was accepted. */
export const workStartedAt =
  sql<Date>`coalesce(${applications.reviewedAt}, ${applications.createdAt})`.mapWith(applications.createdAt)

/**
 * True if work may be named publicly: moderation removed neither its project nor its organization, which the query
 * must join.
 */
export const isWorkNamed = sql<boolean>`(${projects.visibility} = 'published' and not ${isSuspended})`

/** True if the work is done, like `decideReview`; both conditions need the project in the query. */
export const isWorkDone = or(
  eq(applications.status, 'completed'),
  and(eq(applications.status, 'accepted'), eq(projects.status, 'completed')),
)

/** Whether the volunteer's account was deleted. */
export const isVolunteerDeleted = sql<boolean>`exists (
  select from account_deletions gone where gone.user_id = ${applications.volunteerId} and gone.completed_at is not null)`

/** When the work was done. */
export const workDoneAt =
  sql<Date>`coalesce(${signedOffAt}, ${projects.completedAt}, ${applications.updatedAt})`.mapWith(
    applications.updatedAt,
  )

/** The columns of the organization in an application. */
export const shownOrganization = {
  id: organizations.id,
  organizationName: organizations.name,
  logoUrl: organizations.logoUrl,
}

/** The columns of the volunteer in an application. The response decides who may see the email address. */
export const shownVolunteer = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: shownEmail,
  profileImageUrl: users.profileImageUrl,
  isFormer: isFormerMember,
  hasPublicPortfolio: sql<boolean>`exists (
    select from ${volunteerProfiles} p
    where p.user_id = ${users.id} and p.is_portfolio_public and ${users.disabledAt} is null)`,
}
