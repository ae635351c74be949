/** A volunteer's dashboard: current work and counts (spec F2.12; decisions A12, B14). */
import { and, desc, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { dashboardLengths, type VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { endedProjectStatuses } from '#domain/projects/projects.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isPublicReview } from '#server/queries/reviews/visible-reviews.ts'
import { signedOffAt, sumOfHours } from '#server/queries/work.ts'
import {
  hoursColumns,
  isAccepted,
  listActivity,
  listedProject,
  listNewestApplications,
  listReceivedReviews,
  presentProject,
} from './list-queries.ts'

const isRunning = notInArray(projects.status, endedProjectStatuses)
// What its organization canceled was not completed, even if it had signed off the work.
const isDone = eq(projects.status, 'completed')

/** Everything on the volunteer's dashboard. */
export async function findVolunteerDashboard(ctx: Context): Promise<VolunteerDashboard> {
  const own = eq(applications.volunteerId, ctx.actor.id)
  const isPending = and(own, eq(applications.status, 'pending'))
  const { waitingHours: _, ...numbers } = await countOwn(ctx, own)
  return {
    activeApplications: await listNewestApplications(ctx, isPending, dashboardLengths.lists),
    currentProjects: await listCurrentProjects(ctx, own),
    completedProjects: numbers.completedProjects,
    totalImpact: await listImpact(ctx, own),
    recentApplications: await listNewestApplications(ctx, own, dashboardLengths.recent),
    recentActivity: await listActivity(ctx, own),
    recentReviews: await listReceivedReviews(ctx.db, eq(reviews.revieweeUserId, ctx.actor.id)),
    stats: { ...numbers, ...(await averageVolunteerReviews(ctx)) },
  }
}

/** Counts of the selected applications of a volunteer. */
export async function countOwn({ db }: Context, own: SQL) {
  const [row] = await db
    .select({
      activeApplications: sql<number>`count(*) filter (where ${applications.status} = 'pending')::int`,
      activeProjects: sql<number>`count(*) filter (where ${isAccepted} and ${isRunning})::int`,
      completedProjects: sql<number>`count(*) filter (where ${isAccepted} and ${isDone})::int`,
      ...hoursColumns,
      waitingHours: sql<number>`coalesce(sum(${sumOfHours('awaiting')}), 0)::float8`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(own)
  if (!row) throw new Error('a count returned no row')
  return row
}

async function listCurrentProjects({ db }: Context, own: SQL) {
  const rows = await db
    .select({
      ...listedProject,
      applicationId: applications.id,
      work: {
        status: applications.status,
        acceptedAt: applications.reviewedAt,
        signedOffAt,
        timeZone: projects.timeZone,
        confirmedHours: sumOfHours('confirmed'),
        waitingHours: sumOfHours('awaiting'),
      },
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(own, isAccepted, isRunning))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(dashboardLengths.lists)
  return rows.map(({ work, ...project }) => ({
    ...presentProject(project),
    work: {
      ...work,
      acceptedAt: work.acceptedAt?.toISOString() ?? null,
      signedOffAt: work.signedOffAt?.toISOString() ?? null,
    },
  }))
}

async function listImpact({ db }: Context, own: SQL) {
  const rows = await db
    .select({
      id: projects.id,
      title: projects.title,
      organizationName: organizations.name,
      impact: projects.impact,
      completedAt: projects.completedAt,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(own, isAccepted, isDone))
    .orderBy(sql`${projects.completedAt} desc nulls last`, desc(applications.id))
    .limit(dashboardLengths.lists)
  return rows.map((row) => ({ ...row, completedAt: row.completedAt?.toISOString() ?? null }))
}

/** The number and average of the public reviews about a volunteer. */
export async function averageVolunteerReviews({ db, actor }: Context) {
  const [row] = await db
    .select({
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
      ratingCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.revieweeUserId, actor.id), isPublicReview))
  return { averageRating: row ? averageOf(row) : null, totalReviews: row?.ratingCount ?? 0 }
}
