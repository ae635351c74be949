/** A review being written, in every form, and its draft on this device. */
import type { UseFormReturn } from 'react-hook-form'
import { reviewFields } from '#contract/reviews/reviews.ts'
import { languageChoice } from '#contract/i18n/content-language.ts'
import { z } from '#contract/zod.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { reviewCategories, type ReviewCategory } from '#domain/reviews/reviews.ts'
import { loadDraft, type Draft } from '#web/lib/drafts/drafts.ts'
import { storedChoice } from '#web/lib/language/language-choice.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import type { ReviewsTexts } from './texts/reviews-texts.ts'

export const reviewForm = z.object({ ...reviewFields, isPublic: z.boolean(), language: languageChoice })
export type ReviewInput = z.input<typeof reviewForm>
export type ValidReview = z.output<typeof reviewForm>
export type ReviewFormOf = UseFormReturn<ReviewInput, unknown, ValidReview>

/** The field that shows what is wrong at a path. */
export const reviewFieldOf = (path: string) => parseChoice(['rating', 'reviewText'], path)

/** The draft may be incomplete. */
const storedReview = z.object({
  rating: z.number().optional(),
  reviewText: z.string(),
  categories: z.partialRecord(z.enum(reviewCategories), z.number()).optional(),
  isPublic: z.boolean(),
  language: storedChoice,
})
type SavedReview = Omit<z.output<typeof storedReview>, 'rating'> & { rating?: number }

/** Name of a review's draft: per writer, because others may share the device, and per collaboration. */
export const nameReviewDraft = (of: { writerId: string; by: ApplicationSide; applicationId: string }) =>
  `review:${of.writerId}:${of.by}:${of.applicationId}`

/** A stored draft and its date; null if there is none. */
export function loadReviewDraft(
  draftName: string,
): { savedAt: Draft['savedAt']; values: SavedReview } | null {
  const draft = loadDraft(draftName)
  const { data } = storedReview.safeParse(draft?.values)
  if (!draft || !data) return null
  const { rating, ...rest } = data
  return { savedAt: draft.savedAt, values: rating === undefined ? rest : { ...rest, rating } }
}

/** The part of a review worth storing; null if nothing is written yet. */
export function pickReviewDraft(reviewInput: ReviewInput): ReviewInput | null {
  const rated = Object.values(reviewInput.categories ?? {}).some(
    (stars) => stars !== undefined && stars !== null,
  )
  return reviewInput.rating || reviewInput.reviewText || rated ? reviewInput : null
}

/** Whether the review has everything it needs. */
export function isComplete(reviewInput: {
  rating?: number | undefined
  reviewText?: string | undefined
}): boolean {
  return reviewInput.rating !== undefined && (reviewInput.reviewText ?? '').trim() !== ''
}

/** The requested categories, plus any that are already rated: the API accepts all (decision A23). */
export function listRatable(
  requested: readonly ReviewCategory[],
  rated: Partial<Record<ReviewCategory, unknown>>,
): ReviewCategory[] {
  return reviewCategories.filter((category) => rated[category] !== undefined || requested.includes(category))
}

/** The toast after a review is stored: shown immediately, or once the other side has written theirs. */
export function nameSubmitted(reviewsTexts: ReviewsTexts, revealedAt: string | null, revieweeName: string) {
  const { title, shown, waiting } = reviewsTexts.submitted
  return { title, description: (revealedAt === null ? waiting : shown)({ name: revieweeName }) }
}
