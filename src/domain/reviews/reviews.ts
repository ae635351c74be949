/**
 * Reviews of a collaboration: who may write which, when, and how they are summarized (decisions A10, A19, A23, A25).
 */
import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { ProjectStatus } from '#domain/projects/projects.ts'

export const reviewTypes = ['volunteer_to_organization', 'organization_to_volunteer'] as const
export type ReviewType = (typeof reviewTypes)[number]

/** The range of a rating; the form on the applications page starts at the default. */
export const ratings = { min: 1, max: 5, standard: 5 } as const

/** What a review may rate besides the overall rating (spec features 3), in the order of both forms (A23). */
export const reviewCategories = [
  'clarity',
  'respect',
  'impact',
  'reliability',
  'fit',
  'communication',
  'followThrough',
] as const
export type ReviewCategory = (typeof reviewCategories)[number]

/** The categories of each form, by the side that the review is about; the API accepts any (A23). */
export const requestedCategories: Record<ApplicationSide, readonly ReviewCategory[]> = {
  organization: ['clarity', 'respect', 'impact', 'followThrough'],
  volunteer: ['reliability', 'fit', 'communication', 'followThrough'],
}

/** The rating for each category, if given. */
export type CategoryRatings = { [Category in ReviewCategory]?: number | undefined }

/** Which side reviews which. */
export function reviewTypeOf(writer: ApplicationSide): ReviewType {
  return writer === 'volunteer' ? 'volunteer_to_organization' : 'organization_to_volunteer'
}

export type ReviewRefusal = 'review_not_possible' | 'review_too_early' | 'already_reviewed'

export type ReviewDecision = { allowed: true } | { allowed: false; refusal: ReviewRefusal }

/**
 * Whether a side may review a collaboration now: after the project is completed or the work is signed off, and once
 * per side (A10). No one reviews a person who left.
 */
export function decideReview(collaboration: {
  application: { status: ApplicationStatus }
  project: { status: ProjectStatus }
  /** Whether that side has reviewed it already. */
  hasReview: boolean
  /** Whether the account of the person under review was deleted. */
  isRevieweeDeleted: boolean
}): ReviewDecision {
  const { status } = collaboration.application
  if (collaboration.hasReview) return { allowed: false, refusal: 'already_reviewed' }
  if (status === 'declined' || status === 'withdrawn' || collaboration.isRevieweeDeleted)
    return { allowed: false, refusal: 'review_not_possible' }
  const isDone =
    status === 'completed' || (status === 'accepted' && collaboration.project.status === 'completed')
  return isDone ? { allowed: true } : { allowed: false, refusal: 'review_too_early' }
}

/** For this many hours, the author's side may edit a review. */
export const reviewEditHours = 48

const hour = 3_600_000

/** The time after which a review can no longer be edited. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + reviewEditHours * hour)
}

export type EditRefusal = 'review_edit_over' | 'review_hidden'

/** Why the author's side can't edit a review now; null if it can. */
export function findEditRefusal(
  review: { createdAt: Date; hiddenAt: Date | null },
  now: Date,
): EditRefusal | null {
  // What an administrator hid must not change after the decision.
  if (review.hiddenAt) return 'review_hidden'
  return now < editableUntil(review.createdAt) ? null : 'review_edit_over'
}

/**
 * Whether the reviewed side can see a review, and so reply to it: it is revealed, and no administrator has hidden it.
 */
export function isShown(review: { revealedAt: Date | null; hiddenAt: Date | null }): boolean {
  return review.revealedAt !== null && review.hiddenAt === null
}

/** Whether a reader may report a review: it is visible, and someone else wrote it. */
export function canReport(
  review: { writerId: string | null; revealedAt: Date | null; hiddenAt: Date | null },
  readerId: string,
): boolean {
  return isShown(review) && review.writerId !== readerId
}

/** Why someone reports a review; the last one needs an explanation. */
export const reportReasons = [
  'untrue',
  'offensive',
  'private_details',
  'wrong_person',
  'spam',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportDecisions = ['keep', 'hide'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Ratings as stored: how many, and their sum. */
export interface RatingTotal {
  ratingSum: number
  ratingCount: number
}

/** The plain average to one decimal (or two, with `parts` 100); null without ratings. */
export function averageOf({ ratingSum, ratingCount }: RatingTotal, parts: 10 | 100 = 10): number | null {
  // Integers until the last step, because 4.35 as a binary fraction is slightly less than 4.35.
  return ratingCount === 0 ? null : Math.round((ratingSum * parts) / ratingCount) / parts
}

/**
 * The prior of the Bayesian average: this many reviews at the platform's mean, or at `rating` before anyone has
 * rated.
 */
export const ratingPrior = { rating: 3.5, reviews: 5 } as const

/**
 * The number that lists sort by: the average as if five more reviews at the platform's mean existed, so that one
 * perfect review doesn't beat thirty very good ones. We show the plain average.
 */
export function bayesianRating({ ratingSum, ratingCount }: RatingTotal, platformMean: number): number {
  return (ratingSum + platformMean * ratingPrior.reviews) / (ratingCount + ratingPrior.reviews)
}

/** The average as Project contains it: a text with one decimal (A25). */
export function formatAverage(total: RatingTotal): string | null {
  return averageOf(total)?.toFixed(1) ?? null
}

/**
 * Whether a new review is visible immediately, or waits until the other side has written too, or for
 * `REVIEW_REVEAL_DAYS` days after the first one (A19).
 */
export function isShownImmediately(waiting: { revealDays: number; isOtherWritten: boolean }): boolean {
  return waiting.revealDays === 0 || waiting.isOtherWritten
}
