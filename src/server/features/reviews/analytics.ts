/** The analytics of one side of an account, computed from database counts. */
import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { decideMode, listModes, type UserType } from '#domain/accounts/accounts.ts'
import {
  averageWithCount,
  improvementOf,
  improvementPeriods,
  listMonths,
  sumTotals,
} from '#domain/reviews/analytics.ts'
import { rankSkillRatings, skillRule } from '#domain/reviews/reviewed-skills.ts'
import { averageOf, reviewCategories } from '#domain/reviews/reviews.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import { findPlatformMean } from '#server/queries/reviews/platform-mean.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import { defaultTimeZone } from '#server/site/current-site.ts'
import {
  countByCategory,
  countByMonth,
  countGiven,
  listHistory,
  listSkillReviews,
  type Side,
} from './analytics-queries.ts'

/** The requested side. An account with both sides sees one at a time, and the response says which. */
interface AnalyticsRequest {
  side?: UserType | undefined
  timeZone?: string | undefined
  /** For the organization's side; the primary one by default (decision A27). */
  organizationId?: string | undefined
}

export async function findAnalytics(ctx: Context, requested: AnalyticsRequest): Promise<ReviewAnalytics> {
  const { db, actor } = ctx
  const sides = listModes(actor)
  const own = findOwnOrganization(ctx, requested.organizationId)
  const side = decideMode(sides, requested.side ?? actor.primaryRole)
  const timeZone = actor.timeZone ?? requested.timeZone ?? defaultTimeZone()
  const now = ctx.now()
  // An organization account without an organization has no reviews either. No row has this id.
  const whose: Side = side === 'volunteer' ? { side, id: actor.id } : { side, id: own?.id ?? actor.id }
  const months = await countByMonth(db, whose, { timeZone, ...improvementPeriods(now) })
  const received = sumTotals(months.map(({ all }) => all))
  const recent = sumTotals(months.map((month) => month.recent))
  const before = sumTotals(months.map((month) => month.before))
  const given = await countGiven(db, whose)
  const categories = await countByCategory(db, whose)
  const skills = rankSkillRatings(
    await listSkillReviews(db, whose),
    await findPlatformMean(db),
    await findPlacements(db),
  )
  return {
    side,
    sides,
    organization: side === 'organization' && own ? { id: own.id, name: own.name } : null,
    timeZone,
    totalReceived: received.ratingCount,
    averageReceivedRating: averageOf(received),
    publicReceived: averageWithCount(sumTotals(months.map((month) => month.public))),
    totalGiven: given.ratingCount,
    averageGivenRating: averageOf(given),
    recentTrends: {
      improvement: improvementOf(before, recent),
      recent: { average: averageOf(recent, 100), count: recent.ratingCount },
      before: { average: averageOf(before, 100), count: before.ratingCount },
    },
    categoryBreakdown: Object.fromEntries(
      reviewCategories.flatMap((category) => {
        const total = categories.find((counted) => counted.category === category)
        return total ? [[category, averageWithCount(total)]] : []
      }),
    ),
    topSkillsRated: skills.slice(0, skillRule.shown),
    collaborationHistory: (await listHistory(db, whose, timeZone)).map(({ month, projects, ...total }) => ({
      month,
      projects,
      rating: averageOf(total),
    })),
    ratingsByMonth: listMonths(
      months.map(({ month, all }) => ({ month, ...all })),
      dayInZone(now, timeZone).slice(0, 7),
    ),
  }
}
