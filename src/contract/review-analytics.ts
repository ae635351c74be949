/** What the reviews of one side of an account come to (features 2, 3, 7; decisions A22, A23, A27, 0040). */
import { userTypes } from '#domain/accounts.ts'
import type { ReviewCategory } from '#domain/reviews.ts'
import { defineEndpoint } from './endpoint.ts'
import { deviceZone } from './time-zones.ts'
import { z } from './zod.ts'

const count = z.number().int()
const average = z.object({
  /** The plain average to one decimal; null where there are none. */
  average: z.number().nullable(),
  count,
})
/** To two decimals, so that the percent follows from what is told. */
const preciseAverage = average.extend({ average: z.number().nullable() })
const month = z.string().meta({ description: 'YYYY-MM in the time zone of the answer' })

export const reviewAnalytics = z.object({
  /** The side of the account that the numbers are of, and the sides that it has. */
  side: z.enum(userTypes),
  sides: z.array(z.enum(userTypes)),
  /** The reader's primary organization where the side is the organization's (A27). */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** IANA name of the zone of the months. */
  timeZone: z.string(),
  /** Reviews about the side that show to it, also private ones; what an administrator hid counts nowhere. */
  totalReceived: count,
  averageReceivedRating: z.number().nullable(),
  /** Those of them that everybody reads, and that public averages count. */
  publicReceived: average,
  /** Reviews that the side wrote, also those that wait for the other side's. */
  totalGiven: count,
  averageGivenRating: z.number().nullable(),
  recentTrends: z.object({
    /** Percent between the averages of the last 90 days and of the 90 before; null where either has no review. */
    improvement: z.number().nullable(),
    recent: preciseAverage,
    before: preciseAverage,
  }),
  /** By the categories that were rated in reviews received. */
  categoryBreakdown: z.object({
    clarity: average.optional(),
    respect: average.optional(),
    impact: average.optional(),
    followThrough: average.optional(),
    reliability: average.optional(),
    fit: average.optional(),
    communication: average.optional(),
  } satisfies Record<ReviewCategory, z.ZodType>),
  /** Best first. A volunteer's come from reviews received, an organization's from those it wrote about its volunteers. */
  topSkillsRated: z.array(z.object({ skill: z.string(), rating: z.number(), count })),
  /** The months in which work was done, latest first, with the average of the reviews received about it. */
  collaborationHistory: z.array(z.object({ month, projects: count, rating: z.number().nullable() })),
  /** The last 12 months, the present one last, with the reviews received in each. */
  ratingsByMonth: z.array(average.extend({ month })),
})
export type ReviewAnalytics = z.infer<typeof reviewAnalytics>

const asked = {
  method: 'GET',
  access: 'signed-in',
  query: z.object({
    /** Of an account with both; one that it does not have is as if none had been asked for. */
    side: z.enum(userTypes).optional(),
    /** The device's, for an account that has chosen none. */
    timeZone: deviceZone,
  }),
  response: reviewAnalytics,
} as const

export const getReviewAnalytics = defineEndpoint({
  ...asked,
  id: 'getReviewAnalytics',
  summary: 'Statistics about the reviews you received, or your primary organization received.',
  path: '/api/review-analytics',
})

export const getReviewAnalyticsOf = defineEndpoint({
  ...asked,
  id: 'getReviewAnalyticsOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  path: '/api/review-analytics/:userId',
  params: z.object({ userId: z.uuid() }),
  problems: ['analytics_not_found'],
})
