/** Emails about reported reviews: enqueued as jobs and rendered from the rows that contain the reason. */
import { z } from '#contract/zod.ts'
import { reportDecisionPath } from '#contract/notifications/notifications.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueueNotificationEmails } from '#server/email/preference-queries.ts'
import { reviewCaseEmails } from '#server/email/texts/en-review-cases.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findAbout, findNote } from './review-case-queries.ts'

/** The job kind that sends these emails. */
export const reviewCaseEmailKind = 'mail.review_case'

const payloadSchema = z.object({
  letter: z.enum(['reportKept', 'reportHidden', 'hidden', 'restored']),
  factId: z.int(),
  userId: z.uuid(),
  reviewId: z.uuid(),
})
type ReviewCaseEmail = z.output<typeof payloadSchema>

/** The notification kinds with the same content. */
const matchingKinds: Record<ReviewCaseEmail['letter'], NotificationKind> = {
  reportKept: 'review.report_kept',
  reportHidden: 'review.report_hidden',
  hidden: 'review.hidden',
  restored: 'review.restored',
}

/** Enqueues emails in the same transaction as the decision. */
export async function enqueueReviewCaseEmails(db: Db, payloads: readonly ReviewCaseEmail[]): Promise<void> {
  for (const payload of payloads) {
    const { userId, letter: template } = payload
    await enqueueNotificationEmails(db, matchingKinds[template], [
      { userId, kind: reviewCaseEmailKind, payload },
    ])
  }
}

/** Handles `mail.review_case`. Sends nothing if the decision was undone in the meantime. */
export async function sendReviewCaseEmail(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letter: template, factId, userId, reviewId } = payloadSchema.parse(payload)
  const about = await findAbout(ctx.db, { userId, reviewId })
  if (!about) return
  const { recipient, isByVolunteer, isHidden, isAboutReader } = about
  if ((template === 'hidden' && !isHidden) || (template === 'restored' && isHidden)) return
  const isToWriter = template === 'hidden' || template === 'restored'
  const verdict = template === 'hidden' ? 'hide' : template === 'reportKept' ? 'keep' : null
  await sendEmailTo(ctx, recipient, {
    content: reviewCaseEmails[template]({
      project: toSingleLine(about.project),
      organization: toSingleLine(about.organization),
      isByVolunteer,
      isAboutReader,
      reason: verdict && (await findNote(ctx.db, reviewId, verdict)),
    }),
    path: isToWriter ? '/reviews?tab=given' : reportDecisionPath(about),
    name: `fact-${factId}.user-${userId}`,
    factId,
    topic: topicOf(matchingKinds[template]),
  })
}
