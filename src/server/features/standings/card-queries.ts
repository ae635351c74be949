/** Organizations as the cards of the list show them: what ranked them as it was judged, their numbers as they are now. */
import { desc, eq, inArray } from 'drizzle-orm'
import type { FeaturedOrganization, TopOrganization } from '#contract/top-organizations.ts'
import { answerTwins } from '#contract/twins.ts'
import { monthBefore } from '#domain/organization-of-the-month.ts'
import { averageOf } from '#domain/reviews.ts'
import { splitPlace } from '#domain/top-organizations.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import {
  organizationOfTheMonth,
  organizations,
  organizationStandings as standings,
} from '#server/db/schema.ts'
import { presentBadges } from '#server/db/standing.ts'
import { isOrganizationSuspended } from '#server/db/suspended.ts'
import { peopleHelped, projectsCompleted, volunteersWorkedWith } from './figure-queries.ts'

/** The cards of some organizations by their ids, of those that are listed. */
export async function listCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      tier: standings.tier,
      trustScore: standings.trustScore,
      badges: standings.badges,
      joinedAt: standings.joinedAt,
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
    .from(standings)
    .innerJoin(organizations, eq(organizations.id, standings.organizationId))
    .where(inArray(standings.organizationId, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

type Card = NonNullable<ReturnType<Awaited<ReturnType<typeof listCards>>['get']>>

export function presentCard(card: Card): TopOrganization {
  const { location, ratingSum, ratingCount, badges, joinedAt, missionStatement: _, ...shown } = card
  const {
    peopleHelped: helped,
    projectsCompleted: completed,
    volunteersWorkedWith: volunteers,
    ...rest
  } = shown
  return answerTwins({
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
    badges: presentBadges(badges),
  })
}

/** The organization of the month before this one; null where nobody was, or who was is not listed any more. */
export async function findFeatured({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<FeaturedOrganization | null> {
  const [chosen] = await db
    .select({ id: organizationOfTheMonth.organizationId, month: organizationOfTheMonth.month })
    .from(organizationOfTheMonth)
    .where(eq(organizationOfTheMonth.month, monthBefore(now())))
    .orderBy(desc(organizationOfTheMonth.month))
  if (!chosen || (await isOrganizationSuspended(db, chosen.id))) return null
  const card = (await listCards(db, [chosen.id])).get(chosen.id)
  if (!card) return null
  return answerTwins({ ...presentCard(card), missionStatement: card.missionStatement, month: chosen.month })
}
