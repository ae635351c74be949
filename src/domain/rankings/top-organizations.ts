/**
 * Top organizations: who is listed, what the list filters and sorts by, the trust score, the tiers and the badges (features 2, 3; decision
 * B13). Every number stands here as data, and the help page is made of it. Nothing here can be bought (safeguard S20), and
 * what an organization only says of itself raises neither its score nor its tier.
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

/** What an organization is judged by. Work is a volunteer's part in one project, from acceptance on. */
export interface OrganizationStats extends RatingTotal {
  /** Its legal status was confirmed. */
  isVerified: boolean
  /** It was shown who may act for it. */
  hasAuthority: boolean
  /** Since when somebody of it is here. */
  joinedAt: Date
  /** Completed projects in which the work of a volunteer was signed off: an empty one counts nothing. */
  projectsCompleted: number
  /** Work that was signed off. */
  finishedWork: number
  /** Work that the organization ended before it was done; what a volunteer ends counts against nobody. */
  endedWork: number
  /** Volunteers whose work it signed off in more than one project. */
  returningVolunteers: number
  /** As it said itself when it completed its projects. */
  peopleHelped: number
  /** Projects of which it said so. */
  impactReports: number
  /** Percent of the applications that were answered or should have been (responses.ts); null: not enough answers yet. */
  responseRate: number | null
}

/**
 * The points of each part, together 100. Quality: the average as if five more reviews of `neutral` had been written, so that
 * it begins at nothing without a review; nothing up to `neutral`, all from `full` on. Completion: the share of the work that
 * was finished, all of it from `fullWork` finished pieces on. Answers: the response rate of responses.ts.
 */
export const trustRule = {
  points: { verification: 30, authority: 10, quality: 30, completion: 15, answers: 15 },
  quality: { neutral: 3, reviews: 5, full: 4.5 },
  completion: { fullWork: 5 },
} as const satisfies { points: Record<TrustPart, number>; quality: object; completion: object }

/** The points of each part of the trust score, whole numbers. */
export type TrustPoints = Record<TrustPart, number>

/** The trust score's parts: what is shown adds up. */
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

// Not by the platform's mean: the score of one must not change with what others are given.
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

/** What a tier asks at least; `rating` is the average that ranks, drawn to the platform's mean by five reviews. */
export interface TierRule {
  isVerified: boolean
  trustScore: number
  projectsCompleted: number
  reviews: number
  rating: number
}

/** Best first; Rising asks nothing. */
export const tierRules = {
  Gold: { isVerified: true, trustScore: 80, projectsCompleted: 5, reviews: 10, rating: 4.3 },
  Silver: { isVerified: true, trustScore: 65, projectsCompleted: 3, reviews: 5, rating: 4 },
  Bronze: { isVerified: false, trustScore: 45, projectsCompleted: 1, reviews: 2, rating: 3.5 },
  Rising: { isVerified: false, trustScore: 0, projectsCompleted: 0, reviews: 0, rating: 0 },
} as const satisfies Record<OrganizationTier, TierRule>

/** The best tier all of whose conditions are met; `rating` is the average that ranks. */
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

/** What the badges ask beside what their sentences say; ratings are plain averages as shown. */
export const badgeRules = {
  /** Only of verified organizations: the numbers are their own. */
  impact_leader: { peopleHelped: 1000, impactReports: 3 },
  volunteer_favorite: { returningVolunteers: 3, rating: 4 },
  /** Only in the tier Rising. */
  rising_star: { joinedWithinDays: 365, projectsCompleted: 1, reviews: 1, rating: 4 },
} as const

const day = 86_400_000

/** The badges that are earned now, in the order of `organizationBadges`. */
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

/** "Top Rated (4.5+)" is the plain average as shown, whatever the number of reviews (features 9). */
export const minTopRatedAverage = 4.5

/** Whether the filter "Top Rated (4.5+)" finds it. */
export function hasTopRatedAverage(total: RatingTotal): boolean {
  return (averageOf(total) ?? 0) >= minTopRatedAverage
}

export interface ListingState {
  /** A profile gave it its name (A20). */
  isNamed: boolean
  isSuspended: boolean
  isVerified: boolean
  /** Imported, and taken over by nobody of it yet. */
  isClaimable: boolean
  /** Its projects that everybody reads. */
  publishedProjects: number
  finishedWork: number
  ratingCount: number
}

/**
 * Whether an organization is listed: it has a name, no administrator suspended it, and it is verified or has a project that
 * everybody reads. One that was only imported is listed from the first finished work or review here on.
 */
export function isListed(listing: ListingState): boolean {
  if (!listing.isNamed || listing.isSuspended) return false
  if (listing.isClaimable) return listing.finishedWork > 0 || listing.ratingCount > 0
  return listing.isVerified || listing.publishedProjects > 0
}

/** What an organization comes to by these rules. */
export interface OrganizationRanking {
  trustPoints: TrustPoints
  trustScore: number
  tier: OrganizationTier
  badges: OrganizationBadge[]
}

/** The standing of an organization; `rating` is the average that ranks, drawn to the platform's mean. */
export function rankingOf(
  stats: OrganizationStats,
  { rating, now }: { rating: number; now: Date },
): OrganizationRanking {
  const trustPoints = trustPointsOf(stats)
  const trustScore = trustScoreOf(trustPoints)
  const tier = tierOf(stats, { trustScore, rating })
  return { trustPoints, trustScore, tier, badges: badgesOf(stats, { tier, now }) }
}

/** A place as it was written, "Baltimore, MD", as city and state; without a comma it is a city. */
export function splitPlace(written: string | null): { city: string; state: string | null } | null {
  const parts = (written ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const state = parts.length > 1 ? (parts.pop() ?? null) : null
  return parts.length === 0 ? null : { city: parts.join(', '), state }
}
