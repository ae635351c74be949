/** A review as it is being written, in every form that asks for one, and as it is kept on this device. */
import type { UseFormReturn } from 'react-hook-form'
import { reviewFields, type Review } from '#contract/reviews/reviews.ts'
import { z } from '#contract/zod.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { reviewCategories, type ReviewCategory } from '#domain/reviews/reviews.ts'
import { loadDraft, type Draft } from '#web/lib/drafts.ts'

export const reviewForm = z.object({ ...reviewFields, isPublic: z.boolean() })
export type ReviewInput = z.input<typeof reviewForm>
export type ValidReview = z.output<typeof reviewForm>
export type ReviewFormOf = UseFormReturn<ReviewInput, unknown, ValidReview>

export const reviewFieldNames = ['rating', 'reviewText'] as const

/** As it was typed, which need not be a whole review yet. */
const storedReview = z.object({
  rating: z.number().optional(),
  reviewText: z.string(),
  categories: z.partialRecord(z.enum(reviewCategories), z.number()).optional(),
  isPublic: z.boolean(),
})
type SavedReview = Omit<z.output<typeof storedReview>, 'rating'> & { rating?: number }

/** Where a review that is not sent yet is kept: on a device that others use too, and for each collaboration. */
export const nameReviewDraft = (of: { writerId: string; by: ApplicationSide; applicationId: string }) =>
  `review:${of.writerId}:${of.by}:${of.applicationId}`

/** What is kept of a review, and since when; null where nothing is. */
export function loadReviewDraft(
  draftName: string,
): { savedAt: Draft['savedAt']; values: SavedReview } | null {
  const draft = loadDraft(draftName)
  const { data } = storedReview.safeParse(draft?.values)
  if (!draft || !data) return null
  const { rating, ...rest } = data
  return { savedAt: draft.savedAt, values: rating === undefined ? rest : { ...rest, rating } }
}

/** What of a review is worth keeping; null where nothing is written yet. */
export function pickReviewDraft(reviewInput: ReviewInput): ReviewInput | null {
  const rated = Object.values(reviewInput.categories ?? {}).some(
    (stars) => stars !== undefined && stars !== null,
  )
  return reviewInput.rating || reviewInput.reviewText || rated ? reviewInput : null
}

/** Whether all is there that a review needs. */
export function isComplete(reviewInput: {
  rating?: number | undefined
  reviewText?: string | undefined
}): boolean {
  return reviewInput.rating !== undefined && (reviewInput.reviewText ?? '').trim() !== ''
}

/** The categories of a review that were rated, in the order of the form (A23). */
export function listRated({ categories }: Review): { category: ReviewCategory; stars: number }[] {
  return reviewCategories.flatMap((category) => {
    const stars = categories[category]
    return stars === undefined ? [] : [{ category, stars }]
  })
}

/** The categories that are asked for, and those that are rated all the same: the call takes any (A23). */
export function listRatable(
  requested: readonly ReviewCategory[],
  rated: Partial<Record<ReviewCategory, unknown>>,
): ReviewCategory[] {
  return reviewCategories.filter((category) => rated[category] !== undefined || requested.includes(category))
}
