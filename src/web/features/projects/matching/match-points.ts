import {
  combineFactors,
  matchFactors,
  type MatchFactor,
  type MatchWeights,
} from '#domain/matching/scoring/factors.ts'
import type { ProjectMatch } from '#contract/matching/matching.ts'

const all = { skills: 1, causes: 1, location: 1, time: 1, experience: 1 } as const satisfies Record<
  MatchFactor,
  1
>

/** Points of a match's factor and the most it can have. Rounding can give a factor one point more than that. */
export function pointsOf(
  { factors }: Pick<ProjectMatch, 'factors'>,
  factor: MatchFactor,
  weights: MatchWeights,
): { points: number; max: number } {
  const points = factors.find((each) => each.factor === factor)?.points ?? 0
  return { points, max: Math.max(points, combineFactors(all, weights).points[factor]) }
}

/** The factors that count under these weights. */
export const listWeighted = (weights: MatchWeights): readonly MatchFactor[] =>
  matchFactors.filter((factor) => combineFactors(all, weights).points[factor] > 0)

/** Whether a reason speaks for the match. */
export const isInFavor = ({ factors }: Pick<ProjectMatch, 'factors'>, factor: MatchFactor): boolean =>
  factors.some((each) => each.factor === factor && each.isInFavor)
