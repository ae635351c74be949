/** Reviews as one reads and is asked for them: given, received, pending (features 3, 7; decisions A10, A15, A22, A23). */
import { reviewCategories } from '#domain/reviews.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment, pageQuery } from './fields.ts'
import { review, reviewedSides } from './reviews.ts'
import { z } from './zod.ts'

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

/** Somebody whom the reader may review and has not: one for each collaboration whose work is done. */
export const pendingReview = z.object({
  /** The project's. */
  id: z.uuid(),
  applicationId: z.uuid(),
  title: z.string(),
  completedAt: moment,
  volunteerName: z.string(),
  organizationName: z.string(),
  /** Whom the review will be about: the volunteer's user id, or the organization's id (A23). */
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

/** Where the project has several volunteers to review and none was named, `candidates` has them and these are null. */
export const projectDetailsForReview = z.object({
  /** The project's. */
  id: z.uuid(),
  title: z.string(),
  applicationId: z.uuid().nullable(),
  revieweeId: z.uuid().nullable(),
  revieweeName: z.string().nullable(),
  revieweeType: reviewedSides,
  /** What the form asks to rate beside the whole. */
  categories: z.array(z.enum(reviewCategories)),
  /** Days after the first of the two reviews at which both show; 0 where each shows at once (A19). */
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
