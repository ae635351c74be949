/** The best rated projects and organizations, ranked by `bayesianRating`. */
import { and, type AnyColumn, desc, eq, gt, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { TopRatedOrganization } from '#contract/projects/discovery.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import { addAliases } from '#contract/aliases.ts'
import { listLengths } from '#domain/projects/discovery.ts'
import { isTopRated } from '#domain/projects/projects.ts'
import { averageOf, formatAverage, ratingPrior } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { findPlatformMean } from '#server/queries/reviews/platform-mean.ts'
import { primaryOrganizationOf } from '#server/queries/organizations/primary-organization.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { conditionsOf, findFilterValues, namesOf } from './filter-queries.ts'
import type { NearbyFinder } from '#server/places/nearby.ts'
import { cardColumns, presentCard } from '#server/features/projects/present.ts'

type RatedColumns = Record<'ratingSum' | 'ratingCount' | 'id', AnyColumn>

/**
 * `bayesianRating` in SQL, so that a list does not load everything that was ever rated. Ties rank by number of
 * reviews.
 */
function byRank({ ratingSum, ratingCount, id }: RatedColumns, platformMean: number | SQL): SQL[] {
  const { reviews } = ratingPrior
  const rank = sql`(${ratingSum} + ${platformMean}::float8 * ${reviews}::int) / (${ratingCount} + ${reviews}::int)`
  return [desc(rank), desc(ratingCount), desc(id)]
}

/** There are few variants of the query, named by their filters. */
const prepareTopProjects = prepareOnce((db, names) => {
  const query = db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(...conditionsOf(names.split('_')), gt(projects.ratingCount, 0)))
    .orderBy(...byRank(projects, parameter('mean')))
    .limit(listLengths.topRated)
  return prepareRead(db, { name: `projects_top_rated_${names}`, selection: cardColumns, query })
})

/** The best rated published projects that the filters find, without reader-specific fields. */
export async function listTopProjects(
  ctx: Context<User | null>,
  filters: ProjectFilters,
  findNearby: NearbyFinder,
): Promise<ProjectCard[]> {
  // Everyone gets the same rows, which are cached: one reader's blocks must not decide what others see.
  const values = await findFilterValues({ ...ctx, actor: null }, filters, await findNearby(filters))
  const query = prepareTopProjects(ctx.db, namesOf(values).join('_'))
  const rows = await query.execute({ ...values, mean: await findPlatformMean(ctx.db) })
  const at = ctx.now()
  return rows.map((row) => presentCard(row, at, ctx.config))
}

/** The best rated organizations that have a name. */
export async function listTopOrganizations({ db }: Pick<Context, 'db'>): Promise<TopRatedOrganization[]> {
  const rows = await db
    .select({
      id: organizations.id,
      // An owner whose /organization/{userId} page shows it, because it is their primary organization (decision A27).
      userId: sql<string | null>`(
        select m.user_id from ${organizationMembers} m join ${users} u on u.id = m.user_id
        where m.organization_id = ${organizations}.id and m.role = 'owner' and u.disabled_at is null
          and ${primaryOrganizationOf(sql`m.user_id`)} = m.organization_id
        order by (m.user_id = ${organizations}.registered_by) desc nulls last, m.joined_at, m.user_id limit 1)`,
      organizationName: organizations.name,
      missionStatement: organizations.missionStatement,
      isVerified: organizations.isVerified,
      logoUrl: organizations.logoUrl,
      ratingSum: organizations.ratingSum,
      ratingCount: organizations.ratingCount,
    })
    .from(organizations)
    .where(
      and(
        isNotNull(organizations.namedAt),
        isNull(organizations.closedAt),
        gt(organizations.ratingCount, 0),
        not(isSuspended),
      ),
    )
    .orderBy(...byRank(organizations, await findPlatformMean(db)))
    .limit(listLengths.topRated)
  return rows.map((row) =>
    addAliases({
      ...row,
      averageRating: formatAverage(row),
      totalReviews: row.ratingCount,
      topRatedBadge: isTopRated(averageOf(row), row.ratingCount),
    }),
  )
}
