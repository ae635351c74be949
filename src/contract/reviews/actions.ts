/**
 * Actions on an existing review: its author edits it, the reviewed side replies, someone reports it (issue 7,
 * decision A19).
 */
import { reportReasons } from '#domain/reviews/reviews.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { defineReportForm } from '#contract/moderation/report-form.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, requiredText } from '#contract/fields.ts'
import { languageChoice } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { review, reviewFields } from './reviews.ts'
import { z } from '#contract/zod.ts'

/** Omitted fields stay as they are. */
export const reviewChange = z.object({
  rating: reviewFields.rating.optional(),
  reviewText: reviewFields.reviewText.optional(),
  /** Replaces all of them: an omitted category loses its rating. */
  categories: reviewFields.categories.optional(),
  isPublic: z.boolean().optional(),
  language: languageChoice.optional(),
  /** The version the caller saw. */
  version: z.number().int().min(1),
})
export type ReviewChange = z.output<typeof reviewChange>

export const editReview = defineEndpoint({
  id: 'editReview',
  summary: 'Changes a review from your side within 48 hours after you wrote it.',
  method: 'PATCH',
  path: '/api/reviews/:id',
  access: 'signed-in',
  limit: 'reviews',
  params: idParams,
  body: reviewChange,
  response: review,
  problems: ['review_not_found', 'review_edit_over', 'review_hidden', 'review_changed'],
})

const replyEndpoint = {
  path: '/api/reviews/:id/reply',
  access: 'signed-in',
  params: idParams,
  response: review,
  problems: ['review_not_found'],
} as const

export const replyToReview = defineEndpoint({
  ...replyEndpoint,
  id: 'replyToReview',
  summary: "Writes or replaces your side's reply to a review about it. A review has one reply.",
  method: 'PUT',
  problems: [...replyEndpoint.problems, 'blocked_by_you', 'not_possible_now'],
  limit: 'reviews',
  body: z.object({ text: requiredText({ max: limits.review }, fieldText('reviews.reply')) }),
})

export const removeReply = defineEndpoint({
  ...replyEndpoint,
  id: 'removeReply',
  summary: "Removes your side's reply. Succeeds if there is none.",
  method: 'DELETE',
})

export const newReviewReport = defineReportForm(reportReasons, fieldText('reviews.reportExplanation'))

export const reviewReport = z.object({
  id: z.uuid(),
  reviewId: z.uuid(),
  reason: z.enum(reportReasons),
  explanation: z.string().nullable(),
  createdAt: isoTimestamp,
})

export const reportReview = defineEndpoint({
  id: 'reportReview',
  summary: 'Asks administrators to look at a review that you can read and did not write.',
  method: 'POST',
  path: '/api/reviews/:id/reports',
  access: 'signed-in',
  limit: 'reviews',
  params: idParams,
  body: newReviewReport,
  response: reviewReport,
  status: 201,
  problems: ['review_not_found', 'already_reported'],
})

export const reviewActionEndpoints = [editReview, replyToReview, removeReply, reportReview] as const
