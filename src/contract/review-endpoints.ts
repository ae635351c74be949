import { editReview, removeReply, replyToReview, reportReview } from './review-actions.ts'
import {
  getProjectDetailsForReview,
  getProjectDetailsForReviewOf,
  listGivenReviews,
  listPendingReviews,
  listReceivedReviews,
} from './review-lists.ts'
import { createReview } from './reviews.ts'

/** Reviews: written, read, changed, answered, reported. */
export const reviewEndpoints = [
  createReview,
  listGivenReviews,
  listReceivedReviews,
  listPendingReviews,
  getProjectDetailsForReview,
  getProjectDetailsForReviewOf,
  editReview,
  replyToReview,
  removeReply,
  reportReview,
] as const
