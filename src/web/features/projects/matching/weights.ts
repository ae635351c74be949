/** The five weights as they travel, by the name of the factor that each one weighs. */
import { matchFactors, matchWeights, type MatchFactor, type MatchWeights } from '#domain/matching.ts'
import type { MatchingWeights } from '#contract/matching.ts'

/** Names of the documents (features 3). */
const names = {
  skills: 'skillsWeight',
  causes: 'causeWeight',
  location: 'locationWeight',
  time: 'timeWeight',
  experience: 'experienceWeight',
} as const satisfies Record<MatchFactor, keyof MatchingWeights>

export const readWeights = (stored: MatchingWeights): MatchWeights => ({
  skills: stored[names.skills],
  causes: stored[names.causes],
  location: stored[names.location],
  time: stored[names.time],
  experience: stored[names.experience],
})

export const writeWeights = (weights: MatchWeights): MatchingWeights => ({
  skillsWeight: weights.skills,
  causeWeight: weights.causes,
  locationWeight: weights.location,
  timeWeight: weights.time,
  experienceWeight: weights.experience,
})

export const areSame = (one: MatchWeights, other: MatchWeights): boolean =>
  matchFactors.every((factor) => one[factor] === other[factor])

/** Hundredths of the score that a factor decides, exact; without a weight above 0 those of the standard ones. */
export function shareOf(factor: MatchFactor, weights: MatchWeights): number {
  const all = matchFactors.reduce((sum, each) => sum + weights[each], 0)
  return all > 0 ? (100 * weights[factor]) / all : matchWeights[factor]
}
