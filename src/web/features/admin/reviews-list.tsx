import { MessageSquareWarning } from 'lucide-react'
import type { ShownReports } from '#contract/admin-lists.ts'
import { adminReviewsTexts } from '#web/messages/en/admin-reviews.ts'
import { CaseList } from './case-list.tsx'
import { ReviewCaseCard } from './review-case.tsx'
import { ReviewVerdictDialog } from './review-verdict-dialog.tsx'
import { useReviewCases } from './reviews-api.ts'

/** Reported reviews that wait, or those that were decided. */
export function ReviewsList({ show }: { show: ShownReports }) {
  const texts = adminReviewsTexts
  return (
    <CaseList
      list={useReviewCases(show)}
      icon={MessageSquareWarning}
      none={texts.none[show]}
      texts={texts}
      shape="h-80 rounded-lg"
      versionOf={({ version }) => version}
      Case={ReviewCaseCard}
      Dialog={ReviewVerdictDialog}
    />
  )
}
