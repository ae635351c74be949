import type { ReportReason, ReviewType } from '#domain/reviews/reviews.ts'
import type { ApplicationData } from './applications.ts'

interface ReviewData extends ApplicationData {
  reviewId: string
}

/** Whose rating the event changes. */
export interface RatedData extends ReviewData {
  organizationId: string
}

type Rated = { rating: number; isPublic: boolean }

/** Their subject is the application. */
export interface ReviewEvents {
  /** The work is done, and that side has not reviewed it. */
  'review.asked_of_volunteer': ApplicationData
  'review.asked_of_organization': ApplicationData
  'review.by_volunteer': ReviewData
  'review.by_organization': ReviewData
  'review.revealed': RatedData & { reviewType: ReviewType } & Rated
  'review.edited': RatedData & { before: Rated; after: Rated }
  /** The first reply. Later ones notify no one. */
  'review.replied_by_volunteer': ReviewData
  'review.replied_by_organization': ReviewData
  'review.reply_changed': ReviewData
  'review.reply_removed': ReviewData
  'review.reported': ReviewData & { reportId: string; reason: ReportReason }
  'review.kept': RatedData
  'review.hidden': RatedData
  'review.restored': RatedData
}

export interface ReviewDecision {
  /** The people whose reports this decides. */
  reporterIds: readonly string[]
  isByVolunteer: boolean
  /** Its writer, if their appeal was granted, which notifies them itself; null otherwise. */
  appellantId: string | null
}

export type ReviewDetails = Record<'review.kept' | 'review.hidden' | 'review.restored', ReviewDecision>
