/** Emails about reported reviews, rendered from the rows that contain the reason. */
import { z } from '#contract/zod.ts'
import { reportDecisionPath } from '#contract/notifications/paths.ts'
import { topicOf } from '#domain/notifications/notification-rules.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { ReportDecision } from '#domain/reviews/reviews.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { reviewCaseEmails, type WriteReviewCase } from '#server/email/content/review-cases.ts'
import { aboutPerson, definePersonalEmail } from '#server/email/template.ts'
import { findReviewNote } from './decision-note-queries.ts'
import { findReview } from './review-case-queries.ts'

interface ReviewCaseEmail {
  /** The notification with the same content. */
  kind: NotificationKind
  /** The decision whose reason the email quotes. */
  quoted: ReportDecision | null
  /** For emails to the author's side: whether they say that the review is hidden. */
  saysHidden?: boolean
}

/** Nothing is sent to the author's side if the decision was undone in the meantime. */
const reviewCase = (write: WriteReviewCase, { kind, quoted, saysHidden }: ReviewCaseEmail) =>
  definePersonalEmail({
    data: aboutPerson.extend({ reviewId: z.uuid() }),
    topic: topicOf(kind),
    async load({ db }, { userId, reviewId }) {
      const review = await findReview(db, { userId, reviewId })
      if (!review || (saysHidden !== undefined && saysHidden !== review.isHidden)) return null
      return {
        ...review,
        project: toSingleLine(review.project),
        organization: toSingleLine(review.organization),
        reason: quoted && (await findReviewNote(db, reviewId, quoted)),
      }
    },
    render: (language, review) => write(language, review),
    path: (review) => {
      // A hidden review can be appealed where decisions are listed.
      if (saysHidden === true) return '/decisions'
      return saysHidden === undefined ? reportDecisionPath(review) : '/reviews?tab=given'
    },
  })

export const reviewCaseTemplates = {
  'review_case.reportKept': reviewCase(reviewCaseEmails.reportKept, {
    kind: 'review.report_kept',
    quoted: 'keep',
  }),
  'review_case.reportHidden': reviewCase(reviewCaseEmails.reportHidden, {
    kind: 'review.report_hidden',
    quoted: null,
  }),
  'review_case.reportRestored': reviewCase(reviewCaseEmails.reportRestored, {
    kind: 'review.report_restored',
    quoted: null,
  }),
  'review_case.hidden': reviewCase(reviewCaseEmails.hidden, {
    kind: 'review.hidden',
    quoted: 'hide',
    saysHidden: true,
  }),
  'review_case.restored': reviewCase(reviewCaseEmails.restored, {
    kind: 'review.restored',
    quoted: null,
    saysHidden: false,
  }),
}
