import type { ReviewCase } from '#contract/reviews/cases.ts'
import { needsNote, type ReviewCaseDecision } from '#domain/reviews/moderation.ts'
import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'
import { adminReviewsCatalog } from '#web/features/administration/texts/admin-reviews-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideReviewCase } from './reviews-api.ts'

type ReviewDecisionDialogProps = Question & {
  /** The case as it was when the dialog opened; later changes have not been reviewed. */
  about: ReviewCase
  verdict: ReviewCaseDecision
}

/** One decision about a reported review: the dialog that asks for the note sent with it. */
export function ReviewDecisionDialog({ about, verdict, ...question }: ReviewDecisionDialogProps) {
  const { dialog, actions, done } = useTexts(adminReviewsCatalog)
  const { mutateAsync: decide } = useDecideReviewCase(about.id)
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
