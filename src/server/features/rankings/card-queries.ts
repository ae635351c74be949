/** Organization cards for lists: the ranking as last computed, the other numbers current. */
import { desc, eq, inArray } from 'drizzle-orm'
import type { FeaturedOrganization, TopOrganization } from '#contract/rankings/top-organizations.ts'
import { addAliases } from '#contract/aliases.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { monthBefore } from '#domain/rankings/organization-of-the-month.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import { splitPlace } from '#domain/rankings/top-organizations.ts'
import type { Context } from '#server/context.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { organizationOfTheMonth, organizationRankings as rankings } from '#server/db/tables/rankings.ts'
import { isNewToPublic, presentBadges } from '#server/queries/reviews/ranking.ts'
import { listRecentResponses, noResponses } from '#server/queries/applications/responses.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import { peopleHelped, projectsCompleted, volunteersWorkedWith } from './ranking-input-queries.ts'

/** The cards of the listed organizations among these IDs. */
export async function listCards({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      tier: rankings.tier,
      trustScore: rankings.trustScore,
      badges: rankings.badges,
      joinedAt: rankings.joinedAt,
      location: organizations.location,
      description: organizations.description,
      missionStatement: organizations.missionStatement,
      causeAreas: organizations.causeAreas,
      website: organizations.website,
      isVerified: organizations.isVerified,
      logoUrl: organizations.logoUrl,
      ratingSum: organizations.ratingSum,
      ratingCount: organizations.ratingCount,
      peopleHelped,
      projectsCompleted,
      volunteersWorkedWith,
    })
    .from(rankings)
    .innerJoin(organizations, eq(organizations.id, rankings.organizationId))
    .where(inArray(rankings.organizationId, [...ids]))
  const responses = await listRecentResponses(db, ids, now())
  return new Map(
    rows.map((row) => {
      const response = responses.get(row.id) ?? noResponses
      const isNew = isNewToPublic(response)
      return [row.id, { ...row, response, isNew, trustScore: isNew ? null : row.trustScore }]
    }),
  )
}

type Card = NonNullable<ReturnType<Awaited<ReturnType<typeof listCards>>['get']>>

export function presentCard(language: Language, card: Card): TopOrganization {
  const { location, ratingSum, ratingCount, badges, joinedAt, missionStatement: _, ...shown } = card
  const {
    peopleHelped: helped,
    projectsCompleted: completed,
    volunteersWorkedWith: volunteers,
    ...rest
  } = shown
  return addAliases({
    ...rest,
    location: splitPlace(location) ?? { city: null, state: null },
    joinedAt: joinedAt.toISOString(),
    stats: {
      rating: averageOf({ ratingSum, ratingCount }),
      totalReviews: ratingCount,
      projectsCompleted: completed,
      volunteersWorkedWith: volunteers,
      impactMetrics: { peopleHelped: helped },
    },
    badges: presentBadges(language, badges),
  })
}

/** The organization of last month; null if there was none or it is no longer listed. */
export async function findFeatured({
  db,
  now,
  language,
}: Pick<Context, 'db' | 'now' | 'language'>): Promise<FeaturedOrganization | null> {
  const [chosen] = await db
    .select({ id: organizationOfTheMonth.organizationId, month: organizationOfTheMonth.month })
    .from(organizationOfTheMonth)
    .where(eq(organizationOfTheMonth.month, monthBefore(now())))
    .orderBy(desc(organizationOfTheMonth.month))
  if (!chosen || (await isOrganizationSuspended(db, chosen.id))) return null
  const card = (await listCards({ db, now }, [chosen.id])).get(chosen.id)
  if (!card) return null
  return addAliases({
    ...presentCard(language, card),
    missionStatement: card.missionStatement,
    month: chosen.month,
  })
}
