/** The best rated projects and organizations, ranked by the rule of `rankedRating`. */
import { and, desc, eq, gt, isNotNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TopRatedOrganization } from '#contract/discovery.ts'
import type { ProjectCard } from '#contract/projects.ts'
import { answerTwins } from '#contract/twins.ts'
import { listLengths, ratingPrior } from '#domain/discovery.ts'
import { isTopRated } from '#domain/projects.ts'
import { averageOf, averageText } from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import { organizationMembers, organizations, projects } from '#server/db/schema.ts'
import { cardColumns, presentCard } from './present.ts'

/** `rankedRating` in SQL, so that a list needs not all that were ever rated; equal ranks by the number of reviews. */
function byRank({
  ratingSum,
  ratingCount,
  id,
}: Record<'ratingSum' | 'ratingCount' | 'id', AnyColumn>): SQL[] {
  const { rating, reviews } = ratingPrior
  const rank = sql`(${ratingSum} + ${rating * reviews}::numeric) / (${ratingCount} + ${reviews}::int)`
  return [desc(rank), desc(ratingCount), desc(id)]
}

/** The best rated published projects, as nobody in particular sees them. */
export async function listTopProjects({ db, now }: Pick<Context, 'db' | 'now'>): Promise<ProjectCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(eq(projects.visibility, 'published'), gt(projects.ratingCount, 0)))
    .orderBy(...byRank(projects))
    .limit(listLengths.topRated)
  const at = now()
  return rows.map((row) => presentCard(row, at))
}

/** The best rated organizations that have a name. */
export async function listTopOrganizations({ db }: Pick<Context, 'db'>): Promise<TopRatedOrganization[]> {
  const rows = await db
    .select({
      id: organizations.id,
      userId: sql<string | null>`coalesce(${organizations.registeredBy}, (
        select ${organizationMembers.userId} from ${organizationMembers}
        where ${organizationMembers.organizationId} = ${organizations.id} and ${organizationMembers.role} = 'owner'
        order by ${organizationMembers.joinedAt}, ${organizationMembers.userId} limit 1))`,
      organizationName: organizations.name,
      missionStatement: organizations.missionStatement,
      isVerified: organizations.isVerified,
      ratingSum: organizations.ratingSum,
      ratingCount: organizations.ratingCount,
    })
    .from(organizations)
    .where(and(isNotNull(organizations.namedAt), gt(organizations.ratingCount, 0)))
    .orderBy(...byRank(organizations))
    .limit(listLengths.topRated)
  return rows.map((row) =>
    answerTwins({
      ...row,
      averageRating: averageText(row),
      totalReviews: row.ratingCount,
      topRatedBadge: isTopRated(averageOf(row), row.ratingCount),
    }),
  )
}
