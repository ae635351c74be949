import { editReview, removeReply, replyToReview, reportReview } from './actions.ts'
import {
  getProjectDetailsForReview,
  getProjectDetailsForReviewOf,
  listGivenReviews,
  listPendingReviews,
  listReceivedReviews,
} from './lists.ts'
import { createReview } from './reviews.ts'

/** Reviews: write, read, edit, reply and report. */
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
