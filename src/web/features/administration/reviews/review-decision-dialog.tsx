import type { ReviewCase } from '#contract/reviews/cases.ts'
import { needsNote, type ReviewCaseDecision } from '#domain/reviews/moderation.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminReviewsCatalog } from '#web/features/administration/texts/admin-reviews-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideReviewCase } from './reviews-api.ts'

type ReviewDecisionDialogProps = Question & { about: ReviewCase; verdict: ReviewCaseDecision }

/** One decision about a reported review. */
export function ReviewDecisionDialog({ about, verdict, ...question }: ReviewDecisionDialogProps) {
  const texts = useTexts(adminReviewsCatalog)
  return (
    <CaseDecisionDialog
      {...question}
      verdict={verdict}
      version={about.version}
      texts={texts}
      title={texts.dialog.titles[verdict]}
      text={texts.dialog.texts[verdict]}
      isDanger={verdict === 'hide'}
      needsReason={needsNote(verdict)}
      decide={useDecideReviewCase(about.id).mutateAsync}
    />
  )
}
