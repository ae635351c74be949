/** Schemas that both sides of a match share. */
import { slots } from '#domain/matching/parsing/days.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { matchFactors } from '#domain/matching/scoring/factors.ts'
import { matchBases } from '#domain/matching/scoring/general.ts'
import { z } from '#contract/zod.ts'

export const matchReason = z.object({
  factor: z.enum(matchFactors),
  description: z.string(),
  /** Points of the total score. */
  score: z.number().int().min(0).max(100),
})

/** What one factor found, also if it adds nothing. */
export const describedFactor = z.object({
  factor: z.enum(matchFactors),
  value: z.number().min(0).max(1),
  points: z.number().int().min(0).max(100),
  description: z.string(),
  /** Whether it speaks for the match; if not, nothing speaks against it, or the two have little in common. */
  isInFavor: z.boolean(),
})

/**
 * What the list that a match is in follows. `empty-profile` and `nothing-shared`: the list is general, because the profile
 * names no skills and causes or because no open project shares any.
 */
export const matchBasis = z.enum(matchBases)

/** What decides whether someone can take a project at all; not part of the score. */
export const eligibility = z.object({
  kind: z.enum(['remote', 'language', 'age']),
  /** `unsure`: worth asking; `unmet`: this person cannot take it, based on what both sides have said. */
  standing: z.enum(['met', 'unsure', 'unmet']),
  description: z.string(),
})
/** One thing that a volunteer could add to the profile. */
export const matchAdvice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skill'), label: z.string() }),
  /** Hours a week that are free, and how many are now. */
  z.object({ kind: z.literal('hours'), hours: z.number(), now: z.number() }),
  z.object({ kind: z.literal('remote') }),
  /** When the work happens: none of it is among the times when the volunteer is free. */
  z.object({ kind: z.literal('days'), slots: z.array(z.enum(slots)) }),
  /** The level that the project asks for, while the profile states none. */
  z.object({ kind: z.literal('level'), level: z.enum(experienceLevelValues) }),
])

export type Eligibility = z.infer<typeof eligibility>
