/** The lists on both dashboards: applications, recent activity, reviews. */
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { dashboardLengths, type Activity, type ReceivedReview } from '#contract/dashboards/dashboards.ts'
import { addAliases } from '#contract/aliases.ts'
import { occupiesSpot } from '#domain/applications/applications.ts'
import { endedWithProject } from '#domain/applications/canceled.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { cancellation } from '#server/queries/projects/cancellation.ts'
import { isRevealed } from '#server/queries/reviews/visible-reviews.ts'
import { shownOrganization, shownVolunteer, sumOfHours } from '#server/queries/work.ts'

export const listedProject = {
  id: projects.id,
  title: projects.title,
  description: projects.description,
  requiredSkills: projects.requiredSkills,
  causeAreas: projects.causeAreas,
  timeCommitment: projects.timeCommitment,
  isRemote: projects.isRemote,
  location: projects.location,
  status: projects.status,
  organizationId: projects.organizationId,
  organizationName: organizations.name,
  createdAt: projects.createdAt,
}

/** A project in a list, with its aliases. */
export function presentProject<
  Row extends { createdAt: Date; requiredSkills: string[]; timeCommitment: number | null },
>(row: Row) {
  return addAliases({ ...row, createdAt: row.createdAt.toISOString() })
}

export const isAccepted = inArray(applications.status, ['accepted', 'completed'])

/** The hours of the selected applications: as planned, and as confirmed. */
export const hoursColumns = {
  plannedHours: sql<number>`coalesce(sum(${projects.timeCommitment}) filter (where ${isAccepted}), 0)::int`,
  totalHours: sql<number>`coalesce(sum(${sumOfHours('confirmed')}), 0)::float8`,
}

const nameOf = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

/** The newest of the selected applications, as the reader sees them. */
export async function listNewestApplications({ db, actor }: Context, which: SQL | undefined, most: number) {
  const rows = await db
    .select({
      id: applications.id,
      projectId: applications.projectId,
      volunteerId: applications.volunteerId,
      status: applications.status,
      endedBy: applications.endedBy,
      cancellation,
      reason: applications.endReason,
      declineReason: applications.declineReason,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      reviewedAt: applications.reviewedAt,
      project: listedProject,
      organization: shownOrganization,
      volunteer: shownVolunteer,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(which)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(most)
  return rows.map(({ endedBy, cancellation: canceled, ...row }) => {
    const canSeeEmail = row.volunteer.id === actor.id || occupiesSpot(row.status)
    return {
      ...row,
      isCanceled: endedWithProject({
        ...row,
        endedBy,
        movedAt: row.updatedAt,
        project: { ...canceled, status: row.project.status },
      }),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
      project: presentProject(row.project),
      volunteer: { ...row.volunteer, email: canSeeEmail ? row.volunteer.email : null },
    }
  })
}

/** The latest moves of the selected applications, no matter who made them. */
export async function listActivity({ db, actor }: Context, which: SQL | undefined): Promise<Activity[]> {
  const rows = await db
    .select({
      id: applicationHistory.id,
      applicationId: applications.id,
      status: applicationHistory.toStatus,
      actorId: applicationHistory.actorId,
      projectId: projects.id,
      projectTitle: projects.title,
      organizationName: organizations.name,
      volunteerName: nameOf,
      at: applicationHistory.at,
    })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(which)
    .orderBy(desc(applicationHistory.at), desc(applicationHistory.id))
    .limit(dashboardLengths.recent)
  return rows.map(({ actorId, at, ...row }) => ({
    ...row,
    id: String(row.id),
    isOwn: actorId === actor.id,
    at: at.toISOString(),
  }))
}

/** The latest visible reviews about the reader's side, including private ones. */
export async function listReceivedReviews(db: Db, about: SQL): Promise<ReceivedReview[]> {
  const isByVolunteer = sql`${reviews.type} = 'volunteer_to_organization'`
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      reviewText: reviews.reviewText,
      language: reviews.language,
      reviewerName: sql<string>`case when ${isByVolunteer} then ${nameOf} else ${organizations.name} end`,
      reviewerImageUrl: sql<
        string | null
      >`case when ${isByVolunteer} then ${users.profileImageUrl} else ${organizations.logoUrl} end`,
      projectId: projects.id,
      projectTitle: projects.title,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(and(about, isRevealed))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(dashboardLengths.recent)
  return rows.map((row) => addAliases({ ...row, createdAt: row.createdAt.toISOString() }))
}
