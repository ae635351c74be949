/**
 * How well a project fits a volunteer, in points: the five weights of the specification (spec features 3; B12) and
 * what both sides bring.
 * `matching/score.ts` computes the factors. Code that already has them, such as the browser when someone moves a
 * weight, recombines them here.
 */
import type { AvailabilityChoice } from '#domain/options/volunteers.ts'
import type { ExperienceLevel } from '#domain/projects/projects.ts'

export const matchFactors = ['skills', 'causes', 'location', 'time', 'experience'] as const
export type MatchFactor = (typeof matchFactors)[number]
export type MatchWeights = Readonly<Record<MatchFactor, number>>

/** The default weights; together 100. */
export const matchWeights = {
  skills: 40,
  causes: 25,
  location: 15,
  time: 10,
  experience: 10,
} as const satisfies MatchWeights

/** In degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The coordinates of a place as text; null if it is unknown or only a state or country. */
export type FindPlace = (text: string | null) => Coordinates | null

export interface MatchVolunteer {
  skills: readonly string[]
  causes: readonly string[]
  /** As "City, ST" or "District, City, ST". */
  location: string | null
  /** Free hours per week; null = not specified. */
  freeHours: number | null
  /** If accepted work takes some of them: how many hours per week, and of how many. The rest is free. */
  committedHours?: { hours: number; of: number } | null
  experienceLevel: ExperienceLevel | null
  biography?: string | null
  /**
   * The part of the biography that speaks of today, in which limits are read: "remote only" of a past job is no wish. The
   * whole biography if undefined.
   */
  statement?: string | null
  availability?: AvailabilityChoice | null
  /** Whether remote work was selected; null = not specified. */
  takesRemote?: boolean | null
  /** Accepts only remote work. */
  remoteOnly?: boolean
  /** All languages the volunteer speaks, in English; null = not specified. */
  languages?: readonly string[] | null
  /** Confirmed to be "18 or older", "55 or older"; null = not specified. */
  isAdult?: boolean | null
  isOlder?: boolean | null
  /** Where administrators placed typed-in skills. */
  placements?: ReadonlyMap<string, string>
}

export interface MatchProject {
  requiredSkills: readonly string[]
  preferredSkills: readonly string[]
  causeAreas: readonly string[]
  isRemote: boolean
  location: string | null
  timeCommitment: number | null
  experienceLevel: ExperienceLevel | null
  title?: string
  description?: string
  /** The name of the organization, which says nothing about the work. */
  organizationName?: string | null
  /** Where administrators placed typed-in skills. */
  placements?: ReadonlyMap<string, string>
}

export interface Points {
  /** 0 to 100, the sum of the points. */
  score: number
  /** Whole points, at most the factor's share of 100. */
  points: Record<MatchFactor, number>
  /** The unrounded score, used for sorting. */
  fit: number
}

/** The points that each factor can give with these weights, together 100. If no weight is above 0, the default weights apply. */
export function mostPoints(weights: MatchWeights): Record<MatchFactor, number> {
  const all = matchFactors.reduce((sum, factor) => sum + weights[factor], 0)
  const chosen = all > 0 ? weights : matchWeights
  const pointsOf = (factor: MatchFactor) => (100 * chosen[factor]) / (all > 0 ? all : 100)
  return {
    skills: pointsOf('skills'),
    causes: pointsOf('causes'),
    location: pointsOf('location'),
    time: pointsOf('time'),
    experience: pointsOf('experience'),
  }
}

/** Whether these weights divide the points as the default weights do. */
export function areDefaultWeights(weights: MatchWeights): boolean {
  const [own, usual] = [mostPoints(weights), mostPoints(matchWeights)]
  return matchFactors.every((factor) => Math.abs(own[factor] - usual[factor]) < 1e-9)
}

/** The unrounded points of each factor, which add up to the fit. */
export function exactPoints(
  factors: Readonly<Record<MatchFactor, number>>,
  weights: MatchWeights,
): Record<MatchFactor, number> {
  const { skills, causes, location, time, experience } = mostPoints(weights)
  return {
    skills: skills * factors.skills,
    causes: causes * factors.causes,
    location: location * factors.location,
    time: time * factors.time,
    experience: experience * factors.experience,
  }
}

/** Turns factors in [0,1] into points with any weights. If no weight is above 0, the default weights apply. */
export function combineFactors(
  factors: Readonly<Record<MatchFactor, number>>,
  weights: MatchWeights,
): Points {
  const pointsOf = exactPoints(factors, weights)
  const exact = matchFactors.map((factor) => pointsOf[factor])
  const fit = exact.reduce((sum, value) => sum + value, 0)
  const points = share(exact, fit)
  return { score: matchFactors.reduce((sum, factor) => sum + points[factor], 0), points, fit }
}

export const matchBands = ['perfect', 'good'] as const
export type MatchBand = (typeof matchBands)[number]

/** The score from which a match is perfect (decision A26). */
export const perfectScore = 80

/** "Perfect Match" from 80, "Good Match" from 60 (decision A26); null below. */
export function matchBandOf(score: number): MatchBand | null {
  if (score >= perfectScore) return 'perfect'
  return score >= 60 ? 'good' : null
}

/** Whole points per factor that add up to the rounded sum: the largest remainders are rounded up. */
function share(exact: readonly number[], fit: number): Record<MatchFactor, number> {
  const whole = exact.map((value) => Math.floor(value + hair))
  const missing = Math.round(fit + hair) - whole.reduce((sum, value) => sum + value, 0)
  const raised = new Set(
    exact
      .map((value, index) => ({ index, rest: value - Math.floor(value + hair) }))
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, Math.max(0, missing))
      .map(({ index }) => index),
  )
  const points = (index: number) => (whole[index] ?? 0) + (raised.has(index) ? 1 : 0)
  return { skills: points(0), causes: points(1), location: points(2), time: points(3), experience: points(4) }
}

/** Floating-point sums may miss a whole or a half by this much. */
const hair = 1e-9

interface RankedReason {
  factor: MatchFactor
  /** The points that it adds, 0 to 100. */
  score: number
  isInFavor: boolean
}

/** Reasons in the order to read them: first what speaks for the match, of that the skills, then by points. */
export const orderReasons = <Reason extends RankedReason>(reasons: readonly Reason[]): Reason[] =>
  reasons.toSorted((a, b) => rankOf(b) - rankOf(a))

function rankOf({ factor, score, isInFavor }: RankedReason): number {
  if (!isInFavor) return score
  return factor === 'skills' ? 2000 : 1000 + score
}
