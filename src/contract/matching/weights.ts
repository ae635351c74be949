/** The weights of matching as they travel, without their schema: screens that only show matches load no schemas. */
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'

/** The steps of a weight (spec features 9). */
export const weightSteps = { min: 0, max: 100, step: 5 } as const

export type MatchingWeights = Record<
  'skillsWeight' | 'causeWeight' | 'locationWeight' | 'timeWeight' | 'experienceWeight',
  number
>

/** Weights under their names in the specification. */
export const toMatchingWeights = (weights: MatchWeights): MatchingWeights => ({
  skillsWeight: weights.skills,
  causeWeight: weights.causes,
  locationWeight: weights.location,
  timeWeight: weights.time,
  experienceWeight: weights.experience,
})

/** Weights by factor, as `combineFactors` expects them. */
export const toMatchWeights = (weights: MatchingWeights): MatchWeights => ({
  skills: weights.skillsWeight,
  causes: weights.causeWeight,
  location: weights.locationWeight,
  time: weights.timeWeight,
  experience: weights.experienceWeight,
})
