import type { ReviewCase } from '#contract/reviews/cases.ts'
import { needsNote, type ReviewCaseDecision } from '#domain/reviews/moderation.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminReviewsCatalog } from '#web/features/administration/texts/admin-reviews-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideReviewCase } from './reviews-api.ts'

type ReviewDecisionDialogProps = Question & { about: ReviewCase; decision: ReviewCaseDecision }

/** One decision about a reported review. */
export function ReviewDecisionDialog({ about, decision, ...question }: ReviewDecisionDialogProps) {
  const texts = useTexts(adminReviewsCatalog)
  return (
    <CaseDecisionDialog
      {...question}
      decision={decision}
      version={about.version}
      texts={texts}
      title={texts.dialog.titles[decision]}
      text={texts.dialog.texts[decision]}
      isDanger={decision === 'hide'}
      needsReason={needsNote(decision)}
      decide={useDecideReviewCase(about.id).mutateAsync}
    />
  )
}
