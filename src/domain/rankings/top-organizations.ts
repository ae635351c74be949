/**
 * Top organizations: who is listed, the filters and sort orders, the trust score, the tiers and the badges (spec
 * features 2, 3; decision
 * B13). Every number is data here, and the help page is generated from it. Nothing here can be bought (safeguard
 * S20), and an organization's own claims raise neither its score nor its tier.
 */
import { isTopRated } from '#domain/projects/projects.ts'
import { averageOf, type RatingTotal } from '#domain/reviews/reviews.ts'

export const organizationFilters = ['all', 'verified', 'top-rated', 'gold-tier', 'rising-star'] as const
export type OrganizationFilter = (typeof organizationFilters)[number]

export const organizationSorts = ['rating', 'impact', 'projects', 'recent'] as const
export type OrganizationSort = (typeof organizationSorts)[number]

/** Best first. */
export const organizationTiers = ['Gold', 'Silver', 'Bronze', 'Rising'] as const
export type OrganizationTier = (typeof organizationTiers)[number]

export const organizationBadges = [
  'verified',
  'top_rated',
  'impact_leader',
  'volunteer_favorite',
  'rising_star',
] as const
export type OrganizationBadge = (typeof organizationBadges)[number]

export const trustParts = ['verification', 'authority', 'quality', 'completion', 'answers'] as const
export type TrustPart = (typeof trustParts)[number]

/** What an organization is scored by. Work is a volunteer's part in one project, from acceptance on. */
export interface OrganizationStats extends RatingTotal {
  /** Its legal status was confirmed. */
  isVerified: boolean
  /** A member is confirmed as its authorized representative. */
  hasAuthority: boolean
  /** When its first member joined. */
  joinedAt: Date
  /** Completed projects with signed-off work; a project without any doesn't count. */
  projectsCompleted: number
  /** Work that was signed off. */
  finishedWork: number
  /** Work that the organization ended early. Work that a volunteer ends counts against no one. */
  endedWork: number
  /** Volunteers whose work it signed off in more than one project. */
  returningVolunteers: number
  /** As it reported when completing its projects. */
  peopleHelped: number
  /** Projects with such a report. */
  impactReports: number
  /** Percent of the applications that were answered or are overdue (responses.ts); null: not enough answers yet. */
  responseRate: number | null
}

/**
 * The points of each part, together 100. Quality: the average as if five more reviews of `neutral` existed; nothing
 * up to `neutral`, all points from `full` on. Completion: the share of finished work, all points from `fullWork`
 * finished pieces on. Answers: the response rate of responses.ts.
 */
export const trustRule = {
  points: { verification: 30, authority: 10, quality: 30, completion: 15, answers: 15 },
  quality: { neutral: 3, reviews: 5, full: 4.5 },
  completion: { fullWork: 5 },
} as const satisfies { points: Record<TrustPart, number>; quality: object; completion: object }

/** The points of each part of the trust score, whole numbers. */
export type TrustPoints = Record<TrustPart, number>

/** The parts of the trust score, rounded so that what we show adds up. */
export function trustPointsOf(stats: OrganizationStats): TrustPoints {
  const shares: Record<TrustPart, number> = {
    verification: stats.isVerified ? 1 : 0,
    authority: stats.hasAuthority ? 1 : 0,
    quality: qualityShare(stats),
    completion: completionShare(stats),
    answers: (stats.responseRate ?? 0) / 100,
  }
  const pointsOf = (part: TrustPart) => Math.round(trustRule.points[part] * shares[part])
  return {
    verification: pointsOf('verification'),
    authority: pointsOf('authority'),
    quality: pointsOf('quality'),
    completion: pointsOf('completion'),
    answers: pointsOf('answers'),
  }
}

/** The trust score in percent, 0 to 100: the sum of its parts. */
export function trustScoreOf(points: TrustPoints): number {
  return trustParts.reduce((sum, part) => sum + points[part], 0)
}

// Doesn't use the platform's mean: an organization's score must not change when others are rated.
function qualityShare({ ratingSum, ratingCount }: RatingTotal): number {
  const { neutral, reviews, full } = trustRule.quality
  const average = (ratingSum + neutral * reviews) / (ratingCount + reviews)
  return Math.min(1, Math.max(0, (average - neutral) / (full - neutral)))
}

function completionShare({ finishedWork, endedWork }: OrganizationStats): number {
  if (finishedWork === 0) return 0
  const share = finishedWork / (finishedWork + endedWork)
  return share * Math.min(1, finishedWork / trustRule.completion.fullWork)
}

/** The minimum for a tier; `rating` is the ranking average, which includes five reviews at the platform's mean. */
export interface TierRule {
  isVerified: boolean
  trustScore: number
  projectsCompleted: number
  reviews: number
  rating: number
}

/** Best first; Rising requires nothing. */
export const tierRules = {
  Gold: { isVerified: true, trustScore: 80, projectsCompleted: 5, reviews: 10, rating: 4.3 },
  Silver: { isVerified: true, trustScore: 65, projectsCompleted: 3, reviews: 5, rating: 4 },
  Bronze: { isVerified: false, trustScore: 45, projectsCompleted: 1, reviews: 2, rating: 3.5 },
  Rising: { isVerified: false, trustScore: 0, projectsCompleted: 0, reviews: 0, rating: 0 },
} as const satisfies Record<OrganizationTier, TierRule>

/** The best tier whose conditions are all met; `rating` is the ranking average. */
export function tierOf(
  stats: OrganizationStats,
  { trustScore, rating }: { trustScore: number; rating: number },
): OrganizationTier {
  const isMet = (rule: TierRule) =>
    (stats.isVerified || !rule.isVerified) &&
    trustScore >= rule.trustScore &&
    stats.projectsCompleted >= rule.projectsCompleted &&
    stats.ratingCount >= rule.reviews &&
    rating >= rule.rating
  return organizationTiers.find((tier) => isMet(tierRules[tier])) ?? 'Rising'
}

/** What the badges require beyond their descriptions; ratings are plain averages as shown. */
export const badgeRules = {
  /** Only for verified organizations, because the numbers are self-reported. */
  impact_leader: { peopleHelped: 1000, impactReports: 3 },
  volunteer_favorite: { returningVolunteers: 3, rating: 4 },
  /** Only in the tier Rising. */
  rising_star: { joinedWithinDays: 365, projectsCompleted: 1, reviews: 1, rating: 4 },
} as const

const day = 86_400_000

/** The currently earned badges, in the order of `organizationBadges`. */
export function badgesOf(
  stats: OrganizationStats,
  { tier, now }: { tier: OrganizationTier; now: Date },
): OrganizationBadge[] {
  const { impact_leader: impact, volunteer_favorite: favorite, rising_star: star } = badgeRules
  const average = averageOf(stats)
  const isEarned: Record<OrganizationBadge, boolean> = {
    verified: stats.isVerified,
    top_rated: isTopRated(average, stats.ratingCount),
    impact_leader:
      stats.isVerified &&
      stats.peopleHelped >= impact.peopleHelped &&
      stats.impactReports >= impact.impactReports,
    volunteer_favorite:
      stats.returningVolunteers >= favorite.returningVolunteers && (average ?? 0) >= favorite.rating,
    rising_star:
      tier === 'Rising' &&
      now.getTime() - stats.joinedAt.getTime() <= star.joinedWithinDays * day &&
      stats.projectsCompleted >= star.projectsCompleted &&
      stats.ratingCount >= star.reviews &&
      (average ?? 0) >= star.rating,
  }
  return organizationBadges.filter((badge) => isEarned[badge])
}

/** "Top Rated (4.5+)" uses the plain average as shown, whatever the number of reviews (spec features 9). */
export const minTopRatedAverage = 4.5

/** Whether the filter "Top Rated (4.5+)" includes it. */
export function hasTopRatedAverage(total: RatingTotal): boolean {
  return (averageOf(total) ?? 0) >= minTopRatedAverage
}

export interface ListingState {
  /** Its name comes from a profile (A20). */
  isNamed: boolean
  isSuspended: boolean
  isVerified: boolean
  /** Imported, and not claimed yet. */
  isClaimable: boolean
  /** Its public projects. */
  publishedProjects: number
  finishedWork: number
  ratingCount: number
}

/**
 * Whether an organization is listed: it has a name, it isn't suspended, and it is verified or has a public project.
 * An imported one is listed after its first finished work or review.
 */
export function isListed(listing: ListingState): boolean {
  if (!listing.isNamed || listing.isSuspended) return false
  if (listing.isClaimable) return listing.finishedWork > 0 || listing.ratingCount > 0
  return listing.isVerified || listing.publishedProjects > 0
}

/** The result of these rules for an organization. */
export interface OrganizationRanking {
  trustPoints: TrustPoints
  trustScore: number
  tier: OrganizationTier
  badges: OrganizationBadge[]
}

/** The ranking of an organization; `rating` is the ranking average, which includes reviews at the platform's mean. */
export function rankingOf(
  stats: OrganizationStats,
  { rating, now }: { rating: number; now: Date },
): OrganizationRanking {
  const trustPoints = trustPointsOf(stats)
  const trustScore = trustScoreOf(trustPoints)
  const tier = tierOf(stats, { trustScore, rating })
  return { trustPoints, trustScore, tier, badges: badgesOf(stats, { tier, now }) }
}

/** Splits a place such as "Baltimore, MD" into city and state; without a comma it is a city. */
export function splitPlace(written: string | null): { city: string; state: string | null } | null {
  const parts = (written ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const state = parts.length > 1 ? (parts.pop() ?? null) : null
  return parts.length === 0 ? null : { city: parts.join(', '), state }
}
