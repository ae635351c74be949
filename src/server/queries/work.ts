/** What belongs to an application as work, read beside it in any query of applications. */
import { and, eq, or, sql } from 'drizzle-orm'
import type { HourStatus } from '#domain/hours/hours.ts'
import { isSuspended } from './suspended.ts'
import {
  applicationHistory,
  applications,
  hourEntries,
  organizations,
  projects,
  users,
  volunteerProfiles,
} from '#server/db/schema.ts'

/** The sum of the hours of that status. */
export const sumOfHours = (status: HourStatus) => sql<number>`(
  select coalesce(sum(e.hours), 0)::float8 from ${hourEntries} e
  where e.application_id = ${applications.id} and e.status = ${status})`

/** When the work was signed off, or null. */
export const signedOffAt = sql<Date | null>`(
  select max(h.at) from ${applicationHistory} h
  where h.application_id = ${applications.id} and h.to_status = 'completed')`.mapWith(applicationHistory.at)

/** Whether an organization signed the work off: what portfolios show, credentials say and rewards count. */
export const isSignedOff = eq(applications.status, 'completed')

/** When that was. */
export const workEndedAt = sql<Date>`coalesce(${signedOffAt}, ${applications.updatedAt})`.mapWith(
  applications.updatedAt,
)

/** When the volunteer was accepted. */
export const workStartedAt =
  sql<Date>`coalesce(${applications.reviewedAt}, ${applications.createdAt})`.mapWith(applications.createdAt)

/** Whether work may be named to everybody, asked beside its project and organization: moderation removed neither. */
export const isWorkNamed = sql<boolean>`(${projects.visibility} = 'published' and not ${isSuspended})`

/** Whether the work is done, as `decideReview` says; these two are asked beside the project. */
export const isWorkDone = or(
  eq(applications.status, 'completed'),
  and(eq(applications.status, 'accepted'), eq(projects.status, 'completed')),
)

/** Since when it is done. */
export const workDoneAt =
  sql<Date>`coalesce(${signedOffAt}, ${projects.completedAt}, ${applications.updatedAt})`.mapWith(
    applications.updatedAt,
  )

/** The organization as an application names it. */
export const shownOrganization = {
  id: organizations.id,
  organizationName: organizations.name,
  logoUrl: organizations.logoUrl,
}

/** The volunteer as an application names them; who may read the address is decided where it is answered. */
export const shownVolunteer = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  hasPublicPortfolio: sql<boolean>`exists (
    select from ${volunteerProfiles} p where p.user_id = ${users.id} and p.is_portfolio_public)`,
}
