/** Reported reviews and the decisions of administrators about them (issue 7). */
import { reviewCaseStates, reviewCaseDecisions } from '#domain/reviews/moderation.ts'
import { reportReasons, reportDecisions, reviewTypes } from '#domain/reviews/reviews.ts'
import { reportFilters } from '#contract/administration/list-filters.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { reportedProblems, reporterRecord } from '#contract/moderation/report-form.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { clearableText, idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { review } from './reviews.ts'
import { z } from '#contract/zod.ts'

const report = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  explanation: z.string().nullable(),
  createdAt: isoTimestamp,
  /** Null if the account is deleted. */
  reporter: adminPerson.nullable(),
  record: reporterRecord,
  /** Null while the report is open. */
  verdict: z.enum(reportDecisions).nullable(),
  note: z.string().nullable(),
  decidedAt: isoTimestamp.nullable(),
  decidedBy: adminPerson.nullable(),
})

export const reviewCase = z.object({
  /** The id of the review. */
  id: z.uuid(),
  state: z.enum(reviewCaseStates),
  /** The oldest open report of an open case, otherwise the last decision. */
  at: isoTimestamp,
  /** Changes with everything a decision is based on: the review, its reply and its open reports. */
  version: z.string(),
  review: z.object({
    reviewType: z.enum(reviewTypes),
    rating: z.number().int(),
    reviewText: z.string(),
    categories: review.shape.categories,
    isPublic: z.boolean(),
    createdAt: isoTimestamp,
    editedAt: isoTimestamp.nullable(),
    hiddenAt: isoTimestamp.nullable(),
    reply: review.shape.reply,
    /** The author; null if the account is deleted. */
    writer: adminPerson.nullable(),
  }),
  collaboration: z.object({
    project: z.object({ id: z.uuid(), title: z.string() }),
    organization: z.object({ id: z.uuid(), organizationName: z.string() }),
    volunteer: adminPerson,
  }),
  /** Open reports first, then newest first. */
  reports: z.array(report),
  /** When it was last restored, and by whom; null if never. */
  restored: z.object({ at: isoTimestamp, by: adminPerson.nullable() }).nullable(),
  /** The caller wrote it or belongs to a side of the collaboration. */
  isOwnCase: z.boolean(),
})
export type ReviewCase = z.infer<typeof reviewCase>

export const listReviewCases = defineEndpoint({
  id: 'listReviewCases',
  summary: 'Reported reviews: open cases oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'moderator',
  query: pageQuery.extend({ show: z.enum(reportFilters).default('open') }),
  response: z.array(reviewCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const decideReviewCase = defineEndpoint({
  id: 'decideReviewCase',
  summary:
    'Keeps, hides or restores a reported review. Notifies the people who reported it and, if hidden, its writer.',
  method: 'POST',
  path: '/api/admin/reviews/:id/decision',
  access: 'moderator',
  params: idParams,
  body: z.object({
    verdict: z.enum(reviewCaseDecisions),
    /** The author of a hidden review sees this, or the reporter of a kept one. */
    note: clearableText(limits.decisionReason).default(null),
    /** The version the administrator saw; 409 if something has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: reviewCase,
  problems: ['review_not_found', ...reportedProblems],
})

export const reviewCaseEndpoints = [listReviewCases, decideReviewCase] as const
