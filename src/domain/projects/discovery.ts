/**
 * Lists that highlight part of the platform by a rule: featured, trending, top rated (spec F2.8, F2.9; decision B13).
 */
import type { Urgency } from './projects.ts'

/** The maximum length of each list; a screen shows as many as it has room for. */
export const listLengths = { featured: 12, topRated: 12, trendingSkills: 12, recommendations: 12 } as const

/**
 * Points of a featured project: for a verified organization, for urgency, and for newness. Newness starts at
 * `newness` points and loses one for every started period of `newnessDays`.
 */
export const featuredRule = {
  verified: 2,
  urgency: { low: 0, medium: 1, high: 2 },
  newness: 4,
  newnessDays: 7,
  /** This many projects of one organization can come first. */
  perOrganization: 2,
  /** Only this many of the newest projects are considered. */
  candidates: 200,
} as const

export interface FeaturedCandidate {
  createdAt: Date
  urgency: Urgency
  organizationVerified: boolean
  organizationId: string
}

const day = 86_400_000

/** The points that featured projects are sorted by. */
export function featuredPoints(project: FeaturedCandidate, now: Date): number {
  const { verified, urgency, newness, newnessDays } = featuredRule
  const age = Math.max(0, now.getTime() - project.createdAt.getTime()) / day
  return (
    (project.organizationVerified ? verified : 0) +
    urgency[project.urgency] +
    Math.max(0, newness - Math.floor(age / newnessDays))
  )
}

/**
 * Sorts by points, then newest first. At most two projects of one organization come first; its other projects follow
 * at the end.
 */
export function rankFeatured<Candidate extends FeaturedCandidate>(
  projects: readonly Candidate[],
  now: Date,
): Candidate[] {
  const ranked = projects.toSorted(
    (a, b) =>
      featuredPoints(b, now) - featuredPoints(a, now) || b.createdAt.getTime() - a.createdAt.getTime(),
  )
  const seen = new Map<string, number>()
  const isEarly = new Map(
    ranked.map((project) => {
      const count = (seen.get(project.organizationId) ?? 0) + 1
      seen.set(project.organizationId, count)
      return [project, count <= featuredRule.perOrganization] as const
    }),
  )
  return [
    ...ranked.filter((project) => isEarly.get(project)),
    ...ranked.filter((project) => !isEarly.get(project)),
  ]
}

/** Trending skills count projects posted within this many days, at most this many of the newest. */
export const trendingRule = { days: 60, candidates: 2000 } as const
