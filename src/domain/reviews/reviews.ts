/** Reviews of a collaboration: who may write which, when, and what they come to (decisions A10, A19, A23, A25). */
import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { ProjectStatus } from '#domain/projects/projects.ts'

export const reviewTypes = ['volunteer_to_organization', 'organization_to_volunteer'] as const
export type ReviewType = (typeof reviewTypes)[number]

/** The rating of a review; the applications page's form starts at the standard one. */
export const ratings = { min: 1, max: 5, standard: 5 } as const

/** What a review may rate beside the whole (features 3), in the order in which either form asks for it (A23). */
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

/** The categories that a form asks for, by the side that the review is about; the call takes any (A23). */
export const requestedCategories: Record<ApplicationSide, readonly ReviewCategory[]> = {
  organization: ['clarity', 'respect', 'impact', 'followThrough'],
  volunteer: ['reliability', 'fit', 'communication', 'followThrough'],
}

/** Each category's rating, where one was given. */
export type CategoryRatings = { [Category in ReviewCategory]?: number | undefined }

/** The direction in which a side of a collaboration reviews. */
export function reviewTypeOf(writer: ApplicationSide): ReviewType {
  return writer === 'volunteer' ? 'volunteer_to_organization' : 'organization_to_volunteer'
}

export type ReviewRefusal = 'review_not_possible' | 'review_too_early' | 'already_reviewed'

export type ReviewDecision = { allowed: true } | { allowed: false; refusal: ReviewRefusal }

/**
 * Whether a side may review a collaboration now: once the work is done, that is the project is completed or the
 * contribution was signed off, and once a direction (A10).
 */
export function decideReview(collaboration: {
  application: { status: ApplicationStatus }
  project: { status: ProjectStatus }
  /** Whether that side has reviewed it already. */
  hasReview: boolean
}): ReviewDecision {
  const { status } = collaboration.application
  if (collaboration.hasReview) return { allowed: false, refusal: 'already_reviewed' }
  if (status === 'declined' || status === 'withdrawn')
    return { allowed: false, refusal: 'review_not_possible' }
  const isDone =
    status === 'completed' || (status === 'accepted' && collaboration.project.status === 'completed')
  return isDone ? { allowed: true } : { allowed: false, refusal: 'review_too_early' }
}

/** For so many hours after it was written its writer's side may change a review. */
export const reviewEditHours = 48

const hour = 3_600_000

/** The moment from which a review written then stays as it is. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + reviewEditHours * hour)
}

export type EditRefusal = 'review_edit_over' | 'review_hidden'

/** What stands against changing a review now, by the side that wrote it; null where nothing does. */
export function findEditRefusal(
  review: { createdAt: Date; hiddenAt: Date | null },
  now: Date,
): EditRefusal | null {
  // What an administrator hid must not change under the decision.
  if (review.hiddenAt) return 'review_hidden'
  return now < editableUntil(review.createdAt) ? null : 'review_edit_over'
}

/** Whether the reviewed side reads a review, and so may reply to it: it shows, and no administrator has hidden it. */
export function isShown(review: { revealedAt: Date | null; hiddenAt: Date | null }): boolean {
  return review.revealedAt !== null && review.hiddenAt === null
}

/** Whether a reader may ask administrators to look at a review: it shows, and somebody else wrote it. */
export function canReport(
  review: { writerId: string | null; revealedAt: Date | null; hiddenAt: Date | null },
  readerId: string,
): boolean {
  return isShown(review) && review.writerId !== readerId
}

/** Why somebody thinks that an administrator should look at a review; the last one needs an explanation. */
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

/** Ratings as they are kept: how many, and their sum. */
export interface RatingTotal {
  ratingSum: number
  ratingCount: number
}

/** The plain average to one decimal, or to so many as a power of ten says; null where nobody has rated. */
export function averageOf({ ratingSum, ratingCount }: RatingTotal, parts: 10 | 100 = 10): number | null {
  // Whole numbers until the last step: 4.35 as a fraction of two lies below itself.
  return ratingCount === 0 ? null : Math.round((ratingSum * parts) / ratingCount) / parts
}

/**
 * What every average is drawn to before it ranks: so many reviews at the platform's mean, which is `rating` where nobody has
 * rated yet.
 */
export const ratingPrior = { rating: 3.5, reviews: 5 } as const

/**
 * The number by which lists rank: the average as if five more reviews at the platform's mean had been written, so that one
 * perfect review does not stand before thirty very good ones. What is shown is the plain average.
 */
export function bayesianRating({ ratingSum, ratingCount }: RatingTotal, platformMean: number): number {
  return (ratingSum + platformMean * ratingPrior.reviews) / (ratingCount + ratingPrior.reviews)
}

/** The average as Project carries it: a text with one decimal (A25). */
export function formatAverage(total: RatingTotal): string | null {
  return averageOf(total)?.toFixed(1) ?? null
}

/**
 * Whether a review written now shows at once, or waits: until the other side has written too, or for the days of
 * `REVIEW_REVEAL_DAYS` after the first one (A19).
 */
export function isShownImmediately(waiting: { revealDays: number; isOtherWritten: boolean }): boolean {
  return waiting.revealDays === 0 || waiting.isOtherWritten
}
