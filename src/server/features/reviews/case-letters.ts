/** Letters about reported reviews: asked for as jobs, and written from the rows, where the reason stands. */
import { z } from '#contract/zod.ts'
import { reportAnswerPath } from '#contract/notifications.ts'
import { topicOf } from '#domain/notice-topics.ts'
import type { NotificationKind } from '#domain/notifications.ts'
import { toLine } from '#domain/text.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addLetters } from '#server/mail/choice-queries.ts'
import { reviewCaseLetters } from '#server/mail/messages/en-review-cases.ts'
import { sendTo } from '#server/mail/send.ts'
import { findAbout, findNote } from './case-letter-queries.ts'

/** The kind of job that writes them. */
export const reviewCaseLetterKind = 'mail.review_case'

const payloadSchema = z.object({
  letter: z.enum(['reportKept', 'reportHidden', 'hidden', 'restored']),
  factId: z.int(),
  userId: z.uuid(),
  reviewId: z.uuid(),
})
type ReviewCaseLetter = z.output<typeof payloadSchema>

/** The notifications that say the same. */
const noticeKinds: Record<ReviewCaseLetter['letter'], NotificationKind> = {
  reportKept: 'review.report_kept',
  reportHidden: 'review.report_hidden',
  hidden: 'review.hidden',
  restored: 'review.restored',
}

/** Asks for letters in the transaction of what they tell. */
export async function mailReviewCases(db: Db, letters: readonly ReviewCaseLetter[]): Promise<void> {
  for (const payload of letters) {
    const { userId, letter } = payload
    await addLetters(db, noticeKinds[letter], [{ userId, kind: reviewCaseLetterKind, payload }])
  }
}

/** The handler of `mail.review_case`. What was taken back meanwhile is told no more. */
export async function sendReviewCaseLetter(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { letter, factId, userId, reviewId } = payloadSchema.parse(payload)
  const about = await findAbout(ctx.db, { userId, reviewId })
  if (!about) return
  const { recipient, isByVolunteer, isHidden, isAboutReader } = about
  if ((letter === 'hidden' && !isHidden) || (letter === 'restored' && isHidden)) return
  const isOfWriter = letter === 'hidden' || letter === 'restored'
  const verdict = letter === 'hidden' ? 'hide' : letter === 'reportKept' ? 'keep' : null
  await sendTo(ctx, recipient, {
    content: reviewCaseLetters[letter]({
      project: toLine(about.project),
      organization: toLine(about.organization),
      isByVolunteer,
      isAboutReader,
      reason: verdict && (await findNote(ctx.db, reviewId, verdict)),
    }),
    path: isOfWriter ? '/reviews?tab=given' : reportAnswerPath(about),
    name: `fact-${factId}.user-${userId}`,
    factId,
    topic: topicOf(noticeKinds[letter]),
  })
}
