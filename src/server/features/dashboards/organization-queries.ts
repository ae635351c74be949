/** An organization's dashboard, over all of the reader's organizations (spec F2.13; decisions A11, A12, A27, B14). */
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { dashboardLengths, type OrganizationDashboard } from '#contract/dashboards/dashboards.ts'
import { activeProjectStatuses } from '#domain/projects/projects.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import {
  findOwnOrganization,
  listOwnOrganizationIds,
} from '#server/queries/organizations/own-organizations.ts'
import { isReceived } from '#server/queries/applications/received.ts'
import {
  hoursColumns,
  isAccepted,
  listActivity,
  listedProject,
  listNewestApplications,
  listReceivedReviews,
  presentProject,
} from './list-queries.ts'

const isActive = and(
  inArray(projects.status, [...activeProjectStatuses]),
  eq(projects.visibility, 'published'),
)

/** Everything on the dashboard of the reader's organizations, or of one of them. */
export async function findOrganizationDashboard(
  ctx: Context,
  organizationId?: string,
): Promise<OrganizationDashboard> {
  if (organizationId !== undefined) findOwnOrganization(ctx, organizationId)
  const ids = listOwnOrganizationIds(ctx, organizationId)
  const own = inArray(projects.organizationId, ids)
  const isPending = and(own, eq(applications.status, 'pending'))
  const { peopleHelped, ...projectCounts } = await countProjects(ctx, own)
  const { totalVolunteers, pendingApplications, ...impactMetrics } = await countApplications(ctx, own)
  return {
    activeProjects: await listActiveProjects(ctx, own),
    pendingApplications: await listNewestApplications(ctx, isPending, dashboardLengths.lists),
    completedProjects: projectCounts.completedProjects,
    totalVolunteersHelped: totalVolunteers,
    recentApplications: await listNewestApplications(ctx, own, dashboardLengths.recent),
    recentActivity: await listActivity(ctx, own),
    recentReviews: await listReceivedReviews(ctx.db, inArray(reviews.revieweeOrganizationId, ids)),
    stats: {
      ...projectCounts,
      totalVolunteers,
      pendingApplications,
      waitingHours: (await findWaitingHours(ctx, organizationId)).hours,
      impactMetrics: { ...impactMetrics, peopleHelped },
      ...(await averageOrganizationReviews(ctx, ids)),
    },
  }
}

/** Counts of the selected projects. */
export async function countProjects({ db }: Context, own: SQL) {
  const [row] = await db
    .select({
      activeProjects: sql<number>`count(*) filter (where ${isActive})::int`,
      completedProjects: sql<number>`count(*) filter (where ${projects.status} = 'completed')::int`,
      // May exceed the range of an integer.
      peopleHelped: sql<number>`coalesce(sum(${impactReports.peopleHelped}), 0)::float8`,
      totalProjects: sql<number>`count(*) filter (where ${projects.visibility} <> 'removed')::int`,
    })
    .from(projects)
    .leftJoin(impactReports, eq(impactReports.projectId, projects.id))
    .where(own)
  if (!row) throw new Error('a count returned no row')
  return row
}

/** Counts of the applications to the selected projects. */
export async function countApplications({ db }: Context, own: SQL) {
  const [row] = await db
    .select({
      totalApplications: sql<number>`count(*)::int`,
      pendingApplications: sql<number>`count(*) filter (where ${applications.status} = 'pending')::int`,
      acceptedApplications: sql<number>`count(*) filter (where ${isAccepted})::int`,
      completedApplications: sql<number>`count(*) filter (where ${applications.status} = 'completed')::int`,
      totalVolunteers: sql<number>`count(distinct ${applications.volunteerId}) filter (where ${isAccepted})::int`,
      ...hoursColumns,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(own)
  if (!row) throw new Error('a count returned no row')
  return row
}

/** The hours that wait for the reader to confirm them, of whom they are, and since when. */
export async function findWaitingHours(ctx: Context, organizationId?: string) {
  const [row] = await ctx.db
    .select({
      hours: sql<number>`coalesce(sum(${hourEntries.hours}), 0)::float8`,
      people: sql<number>`count(distinct ${users.id})::int`,
      firstName: sql<string | null>`min(${users.firstName})`,
      lastName: sql<string | null>`min(${users.lastName})`,
      oldestAt: sql<Date | null>`min(${hourEntries.createdAt})`.mapWith(hourEntries.createdAt),
    })
    .from(hourEntries)
    .innerJoin(applications, eq(applications.id, hourEntries.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(and(isReceived(ctx, organizationId), eq(hourEntries.status, 'awaiting')))
  if (!row) throw new Error('a sum returned no row')
  return row
}

async function listActiveProjects({ db }: Context, own: SQL) {
  const rows = await db
    .select({
      ...listedProject,
      acceptedCount: projects.acceptedCount,
      applicationsCount: sql<number>`(select count(*)::int from ${applications}
        where ${applications.projectId} = ${projects.id})`,
      pendingCount: sql<number>`(select count(*)::int from ${applications}
        where ${applications.projectId} = ${projects.id} and ${applications.status} = 'pending')`,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(own, isActive))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(dashboardLengths.lists)
  return rows.map(presentProject)
}

/** The plain average of the organizations' public reviews. */
export async function averageOrganizationReviews({ db }: Context, ids: string[]) {
  const [row] = await db
    .select({
      ratingSum: sql<number>`coalesce(sum(${organizations.ratingSum}), 0)::int`,
      ratingCount: sql<number>`coalesce(sum(${organizations.ratingCount}), 0)::int`,
    })
    .from(organizations)
    .where(inArray(organizations.id, ids))
  return { averageRating: row ? averageOf(row) : null, totalReviews: row?.ratingCount ?? 0 }
}
