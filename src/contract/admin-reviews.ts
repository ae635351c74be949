/** Reported reviews, and what administrators decide about them (issue 7). */
import { reviewCaseStates, reviewVerdicts } from '#domain/review-moderation.ts'
import { reportReasons, reportVerdicts, reviewTypes } from '#domain/reviews.ts'
import { shownReports } from './admin-lists.ts'
import { adminPerson } from './admin-verification.ts'
import { defineEndpoint } from './endpoint.ts'
import { clearableText, idParams, moment, pageQuery } from './fields.ts'
import { limits } from './limits.ts'
import { review } from './reviews.ts'
import { z } from './zod.ts'

const report = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  explanation: z.string().nullable(),
  createdAt: moment,
  /** Null once the account is gone. */
  reporter: adminPerson.nullable(),
  /** Null while it waits. */
  verdict: z.enum(reportVerdicts).nullable(),
  note: z.string().nullable(),
  decidedAt: moment.nullable(),
  decidedBy: adminPerson.nullable(),
})

export const reviewCase = z.object({
  /** The review's. */
  id: z.uuid(),
  state: z.enum(reviewCaseStates),
  /** Of an open case its oldest report that waits, else the last decision. */
  at: moment,
  /** Changes with all that a decision rests on: the review, its reply, the reports that wait. */
  version: z.string(),
  review: z.object({
    reviewType: z.enum(reviewTypes),
    rating: z.number().int(),
    reviewText: z.string(),
    categories: review.shape.categories,
    isPublic: z.boolean(),
    createdAt: moment,
    editedAt: moment.nullable(),
    hiddenAt: moment.nullable(),
    reply: review.shape.reply,
    /** Who wrote it; null once the account is gone. */
    writer: adminPerson.nullable(),
  }),
  collaboration: z.object({
    project: z.object({ id: z.uuid(), title: z.string() }),
    organization: z.object({ id: z.uuid(), organizationName: z.string() }),
    volunteer: adminPerson,
  }),
  /** Newest first, those that wait before the others. */
  reports: z.array(report),
  /** When it was last shown again, and by whom; null where it never was. */
  restored: z.object({ at: moment, by: adminPerson.nullable() }).nullable(),
  /** The caller wrote it, or stands on a side of the collaboration. */
  isOwnCase: z.boolean(),
})
export type ReviewCase = z.infer<typeof reviewCase>

export const listReviewCases = defineEndpoint({
  id: 'listReviewCases',
  summary: 'Reported reviews: open cases oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'admin',
  query: pageQuery.extend({ show: z.enum(shownReports).default('open') }),
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
  access: 'admin',
  params: idParams,
  body: z.object({
    verdict: z.enum(reviewVerdicts),
    /** Of a hidden review who wrote it reads this, of one that is kept who reported it. */
    note: clearableText(limits.decisionReason).default(null),
    /** As it was read: refused with 409 where something of it has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: reviewCase,
  problems: ['review_not_found', 'own_case', 'case_changed', 'case_decided'],
})
