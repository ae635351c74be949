/** Review lists: given, received and pending (spec features 3, 7; decisions A10, A15, A22, A23). */
import { reviewCategories } from '#domain/reviews/reviews.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, pageQuery } from '#contract/fields.ts'
import { review, reviewedSides } from './reviews.ts'
import { z } from '#contract/zod.ts'

const list = {
  method: 'GET',
  access: 'signed-in',
  query: pageQuery,
  paged: true,
  problems: ['bad_cursor'],
} as const

export const listGivenReviews = defineEndpoint({
  ...list,
  id: 'listGivenReviews',
  summary: 'Reviews you wrote as a volunteer and reviews your organizations wrote, newest first.',
  path: '/api/reviews/given',
  response: z.array(review),
})

export const listReceivedReviews = defineEndpoint({
  ...list,
  id: 'listReceivedReviews',
  summary: 'Visible reviews about you and your organizations, newest first.',
  path: '/api/reviews/received',
  response: z.array(review),
})

/** Someone the reader can review and has not reviewed yet: one for each completed collaboration. */
export const pendingReview = z.object({
  /** The id of the project. */
  id: z.uuid(),
  applicationId: z.uuid(),
  title: z.string(),
  completedAt: isoTimestamp,
  volunteerName: z.string(),
  organizationName: z.string(),
  /** The reviewee: the volunteer's user id, or the organization's id (A23). */
  revieweeId: z.uuid(),
  revieweeType: reviewedSides,
  canReviewVolunteer: z.boolean(),
  hasReviewedVolunteer: z.boolean(),
  canReviewOrganization: z.boolean(),
  hasReviewedOrganization: z.boolean(),
})
export type PendingReview = z.infer<typeof pendingReview>

export const listPendingReviews = defineEndpoint({
  ...list,
  id: 'listPendingReviews',
  summary: 'People and organizations you can review and have not reviewed yet, latest work first.',
  path: '/api/reviews/pending',
  response: z.array(pendingReview),
})

/**
 * If the project has several volunteers to review and none was requested, `candidates` lists them and these are null.
 */
export const projectDetailsForReview = z.object({
  /** The id of the project. */
  id: z.uuid(),
  title: z.string(),
  applicationId: z.uuid().nullable(),
  revieweeId: z.uuid().nullable(),
  revieweeName: z.string().nullable(),
  revieweeType: reviewedSides,
  /** The rating categories of the form, besides the overall rating. */
  categories: z.array(z.enum(reviewCategories)),
  /** Days after the first of the two reviews at which both become visible; 0 if each shows immediately (A19). */
  revealDays: z.number().int(),
  candidates: z.array(z.object({ applicationId: z.uuid(), revieweeId: z.uuid(), revieweeName: z.string() })),
})
export type ProjectDetailsForReview = z.infer<typeof projectDetailsForReview>

const details = {
  method: 'GET',
  access: 'signed-in',
  response: projectDetailsForReview,
  problems: ['review_target_not_found', 'already_reviewed', 'review_too_early', 'review_not_possible'],
} as const

export const getProjectDetailsForReview = defineEndpoint({
  ...details,
  id: 'getProjectDetailsForReview',
  summary: 'What the review form shows about a project and the person or organization under review.',
  path: '/api/project-details-for-review',
  query: z.object({
    projectId: z.uuid(),
    revieweeId: z.uuid().optional(),
    revieweeType: reviewedSides.optional(),
  }),
})

export const getProjectDetailsForReviewOf = defineEndpoint({
  ...details,
  id: 'getProjectDetailsForReviewOf',
  summary: "The same by the project's ID and your own ID, or the ID of the person under review.",
  path: '/api/project-details-for-review/:projectId/:userId',
  params: z.object({ projectId: z.uuid(), userId: z.uuid() }),
})

export const reviewListEndpoints = [
  listGivenReviews,
  listReceivedReviews,
  listPendingReviews,
  getProjectDetailsForReview,
  getProjectDetailsForReviewOf,
] as const
