/**
 * Smart matching: projects that fit a volunteer and why, the weights, and volunteers who fit an organization's
 * project (spec features /project-matching, 3; decisions A22, B4, B10, B12).
 */
import { matchOrders } from '#domain/matching/order.ts'
import { urgencyValues } from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { responseStats } from '#contract/applications/responses.ts'
import { flag, idParams, isoTimestamp, nullableText } from '#contract/fields.ts'
import { describedFactor, eligibility, matchAdvice, matchBasis, matchReason } from './shapes.ts'
import { weightSteps } from './weights.ts'
import { z } from '#contract/zod.ts'

const points = z.number().int().min(0).max(100)
const count = z.number().int().min(0)
const labels = z.array(z.string())
const userIdParams = z.object({ userId: z.uuid() })

/** Each in [0,1]; `combineFactors` turns them into points under any weights. */
const share = z.number().min(0).max(1)
const factorValues = z.object({
  skills: share,
  causes: share,
  location: share,
  time: share,
  experience: share,
})

export const projectMatch = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The sum of the scores of its reasons. */
  matchScore: points,
  organization: z.object({
    id: z.uuid(),
    name: z.string(),
    verified: z.boolean(),
    /** The plain average to one decimal; null without reviews. */
    rating: z.number().nullable(),
    totalReviews: count,
  }),
  isUnderReview: z.boolean(),
  postedAt: isoTimestamp,
  urgency: z.enum(urgencyValues),
  /** For the whole project, from its weekly hours and its duration; null if either is unknown or open-ended. */
  estimatedHours: count.nullable(),
  requiredSkills: labels,
  skillsRequired: labels,
  /** Of its required and preferred skills, those that you list, or similar ones. */
  matchedSkills: labels,
  causeAreas: labels,
  focusAreas: labels,
  /** A reason for each factor that adds points, in the order to read them. */
  matchReasons: z.array(matchReason),
  benefits: labels,
  isRemote: z.boolean(),
  location: nullableText,
  /** Hours a week. */
  timeCommitment: count.nullable(),
  timeCommitmentHours: count.nullable(),
  duration: nullableText,
  /** All five factors, including those that add nothing, each with its evidence as text. */
  factors: z.array(describedFactor),
  /** A skill the project asks for that the profile lacks; null if nothing is missing. */
  gap: z.object({ skill: z.string(), description: z.string() }).nullable(),
  /** The one profile change that would raise the score most; null if none would. */
  change: z
    .object({
      description: z.string(),
      /** What the description says, for a sentence that continues. */
      advice: matchAdvice,
      /** The score after the change, under the stored weights. */
      score: points,
      factors: factorValues,
    })
    .nullable(),
  eligibility: z.array(eligibility),
  /** False if one of these is `unmet`. */
  isEligible: z.boolean(),
  basis: matchBasis,
  /** The points added to the fit in the recommended order, and those that models add with the default weights. */
  priority: z.number(),
  predicted: z.number(),
  /** Spots that are still open; null means any number. */
  placesLeft: count.nullable(),
  /** The number of spots; null means any number. */
  maxVolunteers: count.nullable(),
  volunteersNeeded: count.nullable(),
  /** Applications that wait for an answer. */
  pendingApplications: count,
  /** A local date. */
  applicationDeadline: nullableText,
  /** False for an imported project whose deadline had passed. */
  deadlineEnforced: z.boolean(),
  /** An import whose deadline is so long past that no one knows if it is still needed: the recommended order has it last. */
  isStale: z.boolean(),
  organizationResponse: responseStats,
  isSaved: z.boolean(),
  saved: z.boolean(),
})
export type ProjectMatch = z.infer<typeof projectMatch>

const matchQuery = z.object({
  order: z.enum(matchOrders).default('best-fit'),
  /** Includes projects the caller is not eligible for. */
  ineligible: flag.default(false),
})

export const getProjectMatches = defineEndpoint({
  id: 'getProjectMatches',
  summary: 'Open projects that match your profile, with the reasons, except those you applied to.',
  method: 'GET',
  path: '/api/project-matches',
  access: 'signed-in',
  cost: 'search',
  query: matchQuery,
  response: z.array(projectMatch),
})

export const getProjectMatchesOf = defineEndpoint({
  id: 'getProjectMatchesOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  method: 'GET',
  path: '/api/project-matches/:userId',
  access: 'signed-in',
  cost: 'search',
  params: userIdParams,
  query: matchQuery,
  response: z.array(projectMatch),
  problems: ['matches_not_found'],
})

export const getProjectMatch = defineEndpoint({
  id: 'getProjectMatch',
  summary: 'How well one project matches you, and why. Null if you have no volunteer profile.',
  method: 'GET',
  path: '/api/projects/:id/match',
  access: 'signed-in',
  params: idParams,
  response: projectMatch.nullable(),
  problems: ['project_not_found'],
})

export const matchingInsights = z.object({
  /** Mean score of the best matches; null if there are none. */
  overallScore: points.nullable(),
  /** By factor, in percent of its maximum; empty if there are no matches. */
  breakdown: z.record(z.string(), points),
  /** How many matches both means cover. */
  matches: count,
})
export type MatchingInsights = z.infer<typeof matchingInsights>

export const getMatchingInsights = defineEndpoint({
  id: 'getMatchingInsights',
  summary: "How well the platform's projects match you, overall and by factor.",
  method: 'GET',
  path: '/api/matching-insights',
  access: 'signed-in',
  cost: 'search',
  response: matchingInsights,
})

export const getMatchingInsightsOf = defineEndpoint({
  id: 'getMatchingInsightsOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  method: 'GET',
  path: '/api/matching-insights/:userId',
  access: 'signed-in',
  cost: 'search',
  params: userIdParams,
  response: matchingInsights,
  problems: ['matches_not_found'],
})

const weightRangeText = fieldText('matching.weightRange', weightSteps)
const weight = z
  .number(weightRangeText)
  .int(weightRangeText)
  .min(weightSteps.min, weightRangeText)
  .max(weightSteps.max, weightRangeText)
  .multipleOf(weightSteps.step, weightRangeText)

export const matchingWeights = z.object({
  skillsWeight: weight,
  causeWeight: weight,
  locationWeight: weight,
  timeWeight: weight,
  experienceWeight: weight,
})

/** Without any weight, every score would be zero. */
const weightsForm = matchingWeights.refine((weights) => Object.values(weights).some((one) => one > 0), {
  error: fieldText('matching.noWeight'),
  path: ['skillsWeight'],
})

const storedWeights = matchingWeights.extend({
  /** True if none were saved, or if the saved weights equal the defaults. */
  isDefault: z.boolean(),
})

const weightsEndpoint = {
  path: '/api/matching-weights',
  access: 'signed-in',
  response: storedWeights,
} as const

export const getMatchingWeights = defineEndpoint({
  ...weightsEndpoint,
  id: 'getMatchingWeights',
  summary: 'The weights of your matches: yours if you saved any, otherwise the defaults.',
  method: 'GET',
})

export const saveMatchingWeights = defineEndpoint({
  ...weightsEndpoint,
  id: 'saveMatchingWeights',
  summary: 'Saves your weights, which apply immediately to every score. At least one must be above 0.',
  method: 'PUT',
  body: weightsForm,
})

export const resetMatchingWeights = defineEndpoint({
  ...weightsEndpoint,
  id: 'resetMatchingWeights',
  summary: 'Deletes your weights and returns the defaults.',
  method: 'DELETE',
})

export const matchingEndpoints = [
  getProjectMatches,
  getProjectMatchesOf,
  getProjectMatch,
  getMatchingInsights,
  getMatchingInsightsOf,
  getMatchingWeights,
  saveMatchingWeights,
  resetMatchingWeights,
] as const
