import type { ReviewCase } from '#contract/admin-reviews.ts'
import { needsNote, type ReviewVerdict } from '#domain/review-moderation.ts'
import { adminReviewsTexts } from '#web/messages/en/admin-reviews.ts'
import { ReasonDialog, type Question } from './question-dialog.tsx'
import { useReviewVerdict } from './reviews-api.ts'

type ReviewVerdictDialogProps = Question & {
  /** As it was when the question was asked: what came after it has not been looked at. */
  about: ReviewCase
  verdict: ReviewVerdict
}

/** One decision about a reported review: the question with the reason that goes along. */
export function ReviewVerdictDialog({ about, verdict, ...question }: ReviewVerdictDialogProps) {
  const { dialog, actions, done } = adminReviewsTexts
  const { mutateAsync: decide } = useReviewVerdict(about.id)
  return (
    <ReasonDialog
      {...question}
      texts={{
        ...dialog,
        title: dialog.titles[verdict],
        text: dialog.texts[verdict],
        action: actions[verdict],
        done: done[verdict],
      }}
      isDanger={verdict === 'hide'}
      needsReason={needsNote(verdict)}
      onConfirm={(note) => decide({ verdict, note, version: about.version })}
    />
  )
}
