/** The organization of the month, as it is decided and kept. */
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import {
  chooseOrganizationOfTheMonth,
  monthBefore,
  pausedMonths,
  rangeOfMonth,
  type Month,
  type MonthFigures,
} from '#domain/organization-of-the-month.ts'
import { bayesianRating } from '#domain/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { findPlatformMean } from '#server/db/platform-mean.ts'
import {
  applications,
  impactReports,
  organizationOfTheMonth,
  organizations,
  organizationStandings,
  projects,
  reviews,
} from '#server/db/schema.ts'
import { isForEverybody } from '#server/db/shown-reviews.ts'
import { isSuspended } from '#server/db/suspended.ts'

type Moment = { db: Db; now: Date }

/** Decides who was the organization of the month before, unless that is decided; nobody is until somebody qualifies. */
export async function decideMonth({ db, now }: Moment): Promise<void> {
  const month = monthBefore(now)
  if ((await listChosen(db, [month])).length > 0) return
  const paused = await listChosen(db, pausedMonths(month))
  const platformMean = await findPlatformMean(db)
  const chosen = chooseOrganizationOfTheMonth(await listCandidates(db, month), {
    rankOf: (total) => bayesianRating(total, platformMean),
    paused,
  })
  if (!chosen) return
  const { id: organizationId, isVerified: _verified, joinedAt: _joined, ...figures } = chosen
  // Two processes may decide at once; they decide the same.
  await db
    .insert(organizationOfTheMonth)
    .values({ month, organizationId, ...figures, decidedAt: now })
    .onConflictDoNothing()
}

async function listChosen(db: Db, months: readonly Month[]): Promise<string[]> {
  const rows = await db
    .select({ id: organizationOfTheMonth.organizationId })
    .from(organizationOfTheMonth)
    .where(inArray(organizationOfTheMonth.month, [...months]))
  return rows.map(({ id }) => id)
}

/** What happened in a month at each listed organization that volunteers reviewed in it. */
async function listCandidates(db: Db, month: Month): Promise<MonthFigures[]> {
  const { from, to } = rangeOfMonth(month)
  const [since, until] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const completed = sql`${projects} p where p.organization_id = ${organizations}.id
    and p.status = 'completed' and p.visibility = 'published'
    and p.completed_at >= ${since} and p.completed_at < ${until}`
  const finished = sql`${applications} a where a.project_id = p.id and a.status = 'completed'`
  return db
    .select({
      id: organizations.id,
      isVerified: organizations.isVerified,
      joinedAt: organizationStandings.joinedAt,
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
    .innerJoin(organizationStandings, eq(organizationStandings.organizationId, organizations.id))
    .where(
      and(
        eq(reviews.type, 'volunteer_to_organization'),
        isForEverybody,
        gte(reviews.createdAt, from),
        lt(reviews.createdAt, to),
        sql`not ${isSuspended}`,
      ),
    )
    .groupBy(organizations.id, organizationStandings.joinedAt)
}
