import {
  matchFactors,
  matchWeights,
  type MatchFactor,
  type MatchWeights,
} from '#domain/matching/scoring/factors.ts'

export const areSame = (one: MatchWeights, other: MatchWeights): boolean =>
  matchFactors.every((factor) => one[factor] === other[factor])

/** A factor's share of the score in percent; if all weights are 0, the default weights apply. */
export function shareOf(factor: MatchFactor, weights: MatchWeights): number {
  const all = matchFactors.reduce((sum, each) => sum + weights[each], 0)
  return all > 0 ? (100 * weights[factor]) / all : matchWeights[factor]
}
