/** The organization of the month, chosen once and stored. */
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import {
  chooseOrganizationOfTheMonth,
  monthBefore,
  pausedMonths,
  monthRange,
  type Month,
  type MonthStats,
} from '#domain/rankings/organization-of-the-month.ts'
import { bayesianRating } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { findPlatformMean } from '#server/queries/reviews/platform-mean.ts'
import { applications } from '#server/db/tables/applications.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { organizationOfTheMonth, organizationRankings } from '#server/db/tables/rankings.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isPublicReview } from '#server/queries/reviews/visible-reviews.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'

type BatchContext = { db: Db; now: Date }

/** Chooses last month's organization unless that is done. None is chosen until one qualifies. */
export async function decideMonth({ db, now }: BatchContext): Promise<void> {
  const month = monthBefore(now)
  if ((await listPreviousWinners(db, [month])).length > 0) return
  const paused = await listPreviousWinners(db, pausedMonths(month))
  const platformMean = await findPlatformMean(db)
  const chosen = chooseOrganizationOfTheMonth(await listCandidates(db, month), {
    rankOf: (total) => bayesianRating(total, platformMean),
    paused,
  })
  if (!chosen) return
  const { id: organizationId, isVerified: _verified, joinedAt: _joined, ...stats } = chosen
  // Two processes may run this at the same time; both choose the same one.
  await db
    .insert(organizationOfTheMonth)
    .values({ month, organizationId, ...stats, decidedAt: now })
    .onConflictDoNothing()
}

async function listPreviousWinners(db: Db, months: readonly Month[]): Promise<string[]> {
  const rows = await db
    .select({ id: organizationOfTheMonth.organizationId })
    .from(organizationOfTheMonth)
    .where(inArray(organizationOfTheMonth.month, [...months]))
  return rows.map(({ id }) => id)
}

/** The month's numbers of each listed organization that volunteers reviewed in it. */
async function listCandidates(db: Db, month: Month): Promise<MonthStats[]> {
  const { from, to } = monthRange(month)
  const [since, until] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const completed = sql`${projects} p where p.organization_id = ${organizations}.id
    and p.status = 'completed' and p.visibility = 'published'
    and p.completed_at >= ${since} and p.completed_at < ${until}`
  const finished = sql`${applications} a where a.project_id = p.id and a.status = 'completed'`
  return db
    .select({
      id: organizations.id,
      isVerified: organizations.isVerified,
      joinedAt: organizationRankings.joinedAt,
      ratingSum: sql<number>`sum(${reviews.rating})::int`,
      ratingCount: sql<number>`count(*)::int`,
      projectsCompleted: sql<number>`(select count(*)::int from ${completed} and exists (select from ${finished}))`,
      volunteers: sql<number>`(select count(distinct w.volunteer_id)::int
        from ${applications} w join ${projects} p on p.id = w.project_id
        where w.status = 'completed' and p.organization_id = ${organizations}.id and p.visibility = 'published'
          and p.status = 'completed' and p.completed_at >= ${since} and p.completed_at < ${until})`,
      peopleHelped: sql<number>`(select coalesce(sum(i.people_helped), 0)::float8
        from ${impactReports} i join ${projects} p on p.id = i.project_id
        where p.organization_id = ${organizations}.id and p.visibility = 'published'
          and p.status = 'completed' and p.completed_at >= ${since} and p.completed_at < ${until})`,
    })
    .from(reviews)
    .innerJoin(organizations, eq(organizations.id, reviews.revieweeOrganizationId))
    .innerJoin(organizationRankings, eq(organizationRankings.organizationId, organizations.id))
    .where(
      and(
        eq(reviews.type, 'volunteer_to_organization'),
        isPublicReview,
        gte(reviews.createdAt, from),
        lt(reviews.createdAt, to),
        sql`not ${isSuspended} and ${organizations.closedAt} is null`,
      ),
    )
    .groupBy(organizations.id, organizationRankings.joinedAt)
}
