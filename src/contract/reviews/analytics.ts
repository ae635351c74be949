/** Review statistics for one side of an account (spec features 2, 3, 7; decisions A22, A23, A27, 0040). */
import { userTypes } from '#domain/accounts/accounts.ts'
import type { ReviewCategory } from '#domain/reviews/reviews.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { entityId } from '#contract/fields.ts'
import { deviceZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int()
const average = z.object({
  /** The plain average to one decimal; null if there are none. */
  average: z.number().nullable(),
  count,
})
/** To two decimals, so that the percentage can be derived from it. */
const preciseAverage = average.extend({ average: z.number().nullable() })
const month = z.string().meta({ description: 'YYYY-MM in the time zone of the answer' })

export const reviewAnalytics = z.object({
  /** The side of the account that the numbers are about, and the sides it has. */
  side: z.enum(userTypes),
  sides: z.array(z.enum(userTypes)),
  /** The reader's primary organization if the side is the organization (A27). */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** IANA name of the time zone of the months. */
  timeZone: z.string(),
  /** Visible reviews about this side, including private ones; reviews hidden by an administrator never count. */
  totalReceived: count,
  averageReceivedRating: z.number().nullable(),
  /** Those that are public and count in public averages. */
  publicReceived: average,
  /** Reviews this side wrote, including those still waiting for the other side's. */
  totalGiven: count,
  averageGivenRating: z.number().nullable(),
  recentTrends: z.object({
    /**
     * Percent change from the average of the previous 90 days to that of the last 90 days; null if either has no
     * reviews.
     */
    improvement: z.number().nullable(),
    recent: preciseAverage,
    before: preciseAverage,
  }),
  /** By category, from reviews received. */
  categoryBreakdown: z.object({
    clarity: average.optional(),
    respect: average.optional(),
    impact: average.optional(),
    followThrough: average.optional(),
    reliability: average.optional(),
    fit: average.optional(),
    communication: average.optional(),
  } satisfies Record<ReviewCategory, z.ZodType>),
  /**
   * Best first. A volunteer's come from reviews received; an organization's from reviews it wrote about its
   * volunteers.
   */
  topSkillsRated: z.array(z.object({ skill: z.string(), rating: z.number(), count })),
  /** The months with work, latest first, with the average rating of the reviews received about it. */
  collaborationHistory: z.array(z.object({ month, projects: count, rating: z.number().nullable() })),
  /** The last 12 months, the current one last, with the reviews received in each. */
  ratingsByMonth: z.array(average.extend({ month })),
})
export type ReviewAnalytics = z.infer<typeof reviewAnalytics>

const commonFields = {
  method: 'GET',
  access: 'signed-in',
  query: z.object({
    /** For an account with both sides; a side the account does not have is ignored. */
    side: z.enum(userTypes).optional(),
    /** The device's time zone, for an account that has chosen none. */
    timeZone: deviceZone,
    /** For the organization's side: one of your organizations, your primary one by default. */
    organizationId: entityId.optional(),
  }),
  response: reviewAnalytics,
} as const

export const getReviewAnalytics = defineEndpoint({
  ...commonFields,
  id: 'getReviewAnalytics',
  summary: 'Statistics about the reviews that you or one of your organizations received.',
  path: '/api/review-analytics',
  problems: ['organization_not_found'],
})

export const getReviewAnalyticsOf = defineEndpoint({
  ...commonFields,
  id: 'getReviewAnalyticsOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  path: '/api/review-analytics/:userId',
  params: z.object({ userId: z.uuid() }),
  problems: ['analytics_not_found', 'organization_not_found'],
})

export const reviewAnalyticsEndpoints = [getReviewAnalytics, getReviewAnalyticsOf] as const
