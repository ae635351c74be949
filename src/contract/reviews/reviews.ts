/** Reviews, in both documented forms of the call (spec features 3, 5, 7; decisions A4, A10, A19, A23). */
import { applicationSides } from '#domain/applications/applications.ts'
import { ratings, reviewTypes, type ReviewCategory } from '#domain/reviews/reviews.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp, requiredText } from '#contract/fields.ts'
import { chosenLanguage, contentLanguage, languageChoice } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/** Shown if the overall rating or the text is missing (spec features 5). */
export const reviewRequiredText = fieldText('reviews.required')

const ratingText = fieldText('reviews.rating', { min: ratings.min, max: ratings.max })
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

/** What the author enters in a review, in either form and when editing it. */
export const reviewFields = {
  rating,
  reviewText: requiredText({ max: limits.review }, reviewRequiredText),
  categories: categories.nullish().transform((given) => given ?? {}),
}

export const newReview = z
  .object({
    /** The applications page sends the collaboration. */
    applicationId: z.uuid().optional(),
    reviewType: z.enum(reviewTypes).optional(),
    /** The review page sends the project and the reviewee: a volunteer, an organization or its owner. */
    projectId: z.uuid().optional(),
    revieweeId: z.uuid().optional(),
    ...reviewFields,
    /**
     * False: only the author, the reviewed side and administrators see it, and it does not count in public averages.
     */
    isPublic: z.boolean().default(true),
    /** The language of `reviewText`. */
    language: languageChoice.default(null),
  })
  .superRefine((review, context) => {
    if (review.applicationId !== undefined) return
    for (const name of ['projectId', 'revieweeId'] as const) {
      if (review[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: fieldText('general.required') })
    }
  })
export type NewReview = z.output<typeof newReview>

export const reviewedSides = z.enum(applicationSides)
const stored = z.number().int()

export const reviewReply = z.object({
  text: z.string(),
  /** Guessed from the text. */
  language: contentLanguage,
  at: isoTimestamp,
})

export const review = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  reviewType: z.enum(reviewTypes),
  rating: stored,
  reviewText: z.string(),
  comment: z.string(),
  ...chosenLanguage,
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
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
  /** Null while it waits for the other side's review (A19). */
  revealedAt: isoTimestamp.nullable(),
  /** When the author last edited it; null if never. */
  editedAt: isoTimestamp.nullable(),
  /** Increases with each edit by the author; an edit must send the version the author saw. */
  version: z.number().int(),
  /** The reader or their organization wrote it. */
  isOwn: z.boolean(),
  /** Whether the reader can edit it now, and until when the author's side can. */
  isEditable: z.boolean(),
  editableUntil: isoTimestamp,
  /** The public reply of the reviewed side, and when it was last changed. */
  reply: reviewReply.nullable(),
  /** Whether the reader can write, edit or remove the reply. */
  canReply: z.boolean(),
  /** The reader's report has not been decided yet. */
  hasReported: z.boolean(),
  /** An administrator hid it: only the author's side and administrators see it, and it counts nowhere. */
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

export const reviewEndpoints = [createReview] as const
