/** What both sides of a match are told in the same shape. */
import { matchFactors } from '#domain/matching.ts'
import { z } from './zod.ts'

export const matchReason = z.object({
  factor: z.enum(matchFactors),
  description: z.string(),
  /** Points of the score. */
  score: z.number().int().min(0).max(100),
})

/** What decides whether somebody can take a project at all; no part of the score. */
export const eligibility = z.object({
  kind: z.enum(['remote', 'language', 'age']),
  /** `unsure`: worth asking; `unmet`: this person cannot take it, as far as both have said. */
  standing: z.enum(['met', 'unsure', 'unmet']),
  description: z.string(),
})
export type Eligibility = z.infer<typeof eligibility>
