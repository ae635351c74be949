/**
 * Database counts of one side's reviews, by month, category and skill. The number of rows does not grow with the
 * reviews.
 */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { historyMonths } from '#domain/reviews/analytics.ts'
import { skillRule, type SkillReview } from '#domain/reviews/reviewed-skills.ts'
import type { RatingTotal } from '#domain/reviews/reviews.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isPublicReview, isRevealed } from '#server/queries/reviews/visible-reviews.ts'
import { isWorkDone, workDoneAt } from '#server/queries/work.ts'

/** A volunteer by user id, or an organization by its own id. */
export interface Side {
  side: UserType
  id: string
}

/** The reviews about a side that it can see. */
const isReceivedBy = ({ side, id }: Side) =>
  and(eq(side === 'volunteer' ? reviews.revieweeUserId : reviews.revieweeOrganizationId, id), isRevealed)

const totalWhere = (which: SQL) => ({
  ratingSum: sql<number>`coalesce(sum(${reviews.rating}) filter (where ${which}), 0)::int`,
  ratingCount: sql<number>`count(*) filter (where ${which})::int`,
})
const total = totalWhere(sql`true`)

// PostgreSQL would treat the same parameter in `select` and `group by` as two, so we group by column position.
const monthOf = (timestamp: SQL, timeZone: string) =>
  sql<string>`to_char(${timestamp} at time zone ${timeZone}, 'YYYY-MM')`

/**
 * The reviews received per month in the time zone: all, the public ones, and those of the two periods that the
 * improvement compares.
 */
export function countByMonth(
  db: Db,
  side: Side,
  { timeZone, recentFrom, beforeFrom }: { timeZone: string; recentFrom: Date; beforeFrom: Date },
) {
  const isRecent = sql`${reviews.createdAt} >= ${recentFrom.toISOString()}::timestamptz`
  const isBefore = sql`not ${isRecent} and ${reviews.createdAt} >= ${beforeFrom.toISOString()}::timestamptz`
  return db
    .select({
      month: monthOf(sql`${reviews.createdAt}`, timeZone),
      all: total,
      public: totalWhere(isPublicReview),
      recent: totalWhere(isRecent),
      before: totalWhere(isBefore),
    })
    .from(reviews)
    .where(isReceivedBy(side))
    .groupBy(sql`1`)
}

/** What a side has written: the volunteer, or any member of the organization. */
export async function countGiven(db: Db, { side, id }: Side): Promise<RatingTotal> {
  const [row] =
    side === 'volunteer'
      ? await db
          .select(total)
          .from(reviews)
          .where(and(eq(reviews.writerId, id), eq(reviews.type, 'volunteer_to_organization')))
      : await selectGiven(db, id)
  return row ?? { ratingSum: 0, ratingCount: 0 }
}

function selectGiven(db: Db, organizationId: string) {
  return db
    .select(total)
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(projects.organizationId, organizationId), eq(reviews.type, 'organization_to_volunteer')))
}

/** The categories rated in the reviews received. */
export async function countByCategory(db: Db, side: Side) {
  const { rows } = await db.execute<{ category: string; ratingSum: number; ratingCount: number }>(sql`
    select rated.key as category, sum(rated.value::int)::int as "ratingSum", count(*)::int as "ratingCount"
    from ${reviews}, jsonb_each_text(${reviews.categories}) rated
    where ${isReceivedBy(side)}
    group by 1`)
  return rows
}

/**
 * The latest reviews about a volunteer, or by an organization about its volunteers, with the skills that the project
 * required and those on the volunteer's profile.
 */
export function listSkillReviews(db: Db, { side, id }: Side): Promise<SkillReview[]> {
  return db
    .select({
      rating: sql<number>`${reviews.rating}::int`,
      requiredSkills: projects.requiredSkills,
      volunteerSkills: sql<string[]>`coalesce(${volunteerProfiles.skills}, '{}')`,
    })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, reviews.revieweeUserId))
    .where(
      and(
        eq(reviews.type, 'organization_to_volunteer'),
        side === 'volunteer' ? eq(reviews.revieweeUserId, id) : eq(projects.organizationId, id),
        isRevealed,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(skillRule.candidates)
}

/** The latest months with completed work: its projects, and the reviews received about it. */
export function listHistory(db: Db, side: Side, timeZone: string) {
  const work = db
    .select({
      projectId: projects.id,
      month: monthOf(workDoneAt, timeZone).as('month'),
      rating: reviews.rating,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .leftJoin(reviews, and(eq(reviews.applicationId, applications.id), isReceivedBy(side)))
    .where(
      and(
        eq(side.side === 'volunteer' ? applications.volunteerId : projects.organizationId, side.id),
        isWorkDone,
      ),
    )
    .as('work')
  return db
    .select({
      month: work.month,
      projects: sql<number>`count(distinct ${work.projectId})::int`,
      ratingSum: sql<number>`coalesce(sum(${work.rating}), 0)::int`,
      ratingCount: sql<number>`count(${work.rating})::int`,
    })
    .from(work)
    .groupBy(work.month)
    .orderBy(desc(work.month))
    .limit(historyMonths)
}
