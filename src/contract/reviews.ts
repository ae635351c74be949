/** Reviews, in both documented shapes of the call (features 3, 5, 7; decisions A4, A10, A19, A23). */
import { applicationSides } from '#domain/applications.ts'
import { ratings, reviewTypes, type ReviewCategory } from '#domain/reviews.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

/** Told where the overall rating or the text is missing (features 5). */
export const reviewRequiredText = 'Overall rating and review text are required'

const ratingText = `A rating must be a whole number from ${ratings.min} to ${ratings.max}`
const rating = z
  .number({ error: ({ input }) => (input === undefined || input === null ? reviewRequiredText : ratingText) })
  .int(ratingText)
  .min(ratings.min, ratingText)
  .max(ratings.max, ratingText)

const categoryRating = rating.nullish().transform((given) => given ?? undefined)

const categories = z.strictObject({
  clarity: categoryRating,
  respect: categoryRating,
  impact: categoryRating,
  followThrough: categoryRating,
  reliability: categoryRating,
  fit: categoryRating,
  communication: categoryRating,
} satisfies Record<ReviewCategory, z.ZodType>)

/** What its writer says in a review, on either form and when it is changed. */
export const reviewFields = {
  rating,
  reviewText: requiredText({ max: limits.review }, reviewRequiredText),
  categories: categories.nullish().transform((given) => given ?? {}),
}

export const newReview = z
  .object({
    /** The applications page names the collaboration. */
    applicationId: z.uuid().optional(),
    reviewType: z.enum(reviewTypes).optional(),
    /** The review page names the project and whom the review is about: a volunteer, an organization or its owner. */
    projectId: z.uuid().optional(),
    revieweeId: z.uuid().optional(),
    ...reviewFields,
    /** False: the writer, the reviewed side and administrators see it, and no public average counts it. */
    isPublic: z.boolean().default(true),
  })
  .superRefine((review, context) => {
    if (review.applicationId !== undefined) return
    for (const name of ['projectId', 'revieweeId'] as const) {
      if (review[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'Required' })
    }
  })
export type NewReview = z.output<typeof newReview>

export const reviewedSides = z.enum(applicationSides)
const stored = z.number().int()

export const reviewReply = z.object({ text: z.string(), at: moment })

export const review = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  reviewType: z.enum(reviewTypes),
  rating: stored,
  reviewText: z.string(),
  comment: z.string(),
  categories: z.object({
    clarity: stored.optional(),
    respect: stored.optional(),
    impact: stored.optional(),
    followThrough: stored.optional(),
    reliability: stored.optional(),
    fit: stored.optional(),
    communication: stored.optional(),
  }),
  isPublic: z.boolean(),
  reviewerName: z.string(),
  reviewerType: reviewedSides,
  /** A volunteer's user id, or an organization's id (A23). */
  revieweeId: z.uuid(),
  revieweeName: z.string(),
  revieweeType: reviewedSides,
  createdAt: moment,
  updatedAt: moment,
  /** Null while it waits for the other side's (A19). */
  revealedAt: moment.nullable(),
  /** When its writer last changed it; null where they never did. */
  editedAt: moment.nullable(),
  /** Grows with each change by its writer; to change it names the one that was seen. */
  version: z.number().int(),
  /** The reader wrote it, or their organization did. */
  isOwn: z.boolean(),
  /** The reader may change it now, and until when its writer's side may. */
  isEditable: z.boolean(),
  editableUntil: moment,
  /** The public reply of the reviewed side, since when it reads so. */
  reply: reviewReply.nullable(),
  /** The reader may reply to it, and change or take away the reply. */
  canReply: z.boolean(),
  /** A report by the reader waits for an administrator. */
  hasReported: z.boolean(),
  /** An administrator has hidden it: only its writer's side and administrators read it, and it counts nowhere. */
  isHidden: z.boolean(),
})
export type Review = z.infer<typeof review>

export const createReview = defineEndpoint({
  id: 'createReview',
  summary: 'Reviews the other side of a collaboration, by application or by project and person.',
  method: 'POST',
  path: '/api/reviews',
  access: 'signed-in',
  limit: 'reviews',
  body: newReview,
  response: review,
  status: 201,
  problems: [
    'application_not_found',
    'review_target_not_found',
    'review_not_yours',
    'review_too_early',
    'review_not_possible',
    'already_reviewed',
  ],
})
