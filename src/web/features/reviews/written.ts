/** A review as it is being written, in every form that asks for one, and as it is kept on this device. */
import type { UseFormReturn } from 'react-hook-form'
import { reviewFields, type Review } from '#contract/reviews.ts'
import { z } from '#contract/zod.ts'
import type { ApplicationSide } from '#domain/applications.ts'
import { reviewCategories, type ReviewCategory } from '#domain/reviews.ts'
import { readDraft, type Draft } from '#web/lib/drafts.ts'

export const reviewForm = z.object({ ...reviewFields, isPublic: z.boolean() })
export type Written = z.input<typeof reviewForm>
export type WrittenReview = z.output<typeof reviewForm>
export type ReviewFormOf = UseFormReturn<Written, unknown, WrittenReview>

export const writtenFields = ['rating', 'reviewText'] as const

/** As it was typed, which need not be a whole review yet. */
const kept = z.object({
  rating: z.number().optional(),
  reviewText: z.string(),
  categories: z.partialRecord(z.enum(reviewCategories), z.number()).optional(),
  isPublic: z.boolean(),
})
type KeptReview = Omit<z.output<typeof kept>, 'rating'> & { rating?: number }

/** Where a review that is not sent yet is kept: on a device that others use too, and for each collaboration. */
export const nameDraft = (of: { writerId: string; by: ApplicationSide; applicationId: string }) =>
  `review:${of.writerId}:${of.by}:${of.applicationId}`

/** What is kept of a review, and since when; null where nothing is. */
export function readKept(draftName: string): { savedAt: Draft['savedAt']; values: KeptReview } | null {
  const draft = readDraft(draftName)
  const { data } = kept.safeParse(draft?.values)
  if (!draft || !data) return null
  const { rating, ...rest } = data
  return { savedAt: draft.savedAt, values: rating === undefined ? rest : { ...rest, rating } }
}

/** What of a review is worth keeping; null where nothing is written yet. */
export function pickKept(written: Written): Written | null {
  const rated = Object.values(written.categories ?? {}).some((stars) => stars !== undefined && stars !== null)
  return written.rating || written.reviewText || rated ? written : null
}

/** Whether all is there that a review needs. */
export function isComplete(written: {
  rating?: number | undefined
  reviewText?: string | undefined
}): boolean {
  return written.rating !== undefined && (written.reviewText ?? '').trim() !== ''
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
  asked: readonly ReviewCategory[],
  rated: Partial<Record<ReviewCategory, unknown>>,
): ReviewCategory[] {
  return reviewCategories.filter((category) => rated[category] !== undefined || asked.includes(category))
}
