import type { ReactNode } from 'react'
import { MessageSquareWarning } from 'lucide-react'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import { CaseList } from '#web/features/administration/cases/case-list.tsx'
import { adminReviewsCatalog } from '#web/features/administration/texts/admin-reviews-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReviewCaseCard } from './review-case.tsx'
import { ReviewDecisionDialog } from './review-decision-dialog.tsx'
import { useReviewCases } from './reviews-api.ts'

/** Reported reviews that are open, or decided ones. */
export function ReviewsList({ show, action }: { show: ReportFilter; action: ReactNode }) {
  const texts = useTexts(adminReviewsCatalog)
  return (
    <CaseList
      action={action}
      list={useReviewCases(show)}
      icon={MessageSquareWarning}
      none={texts.none[show]}
      texts={texts}
      isRows
      shape="h-16 rounded-lg"
      versionOf={({ version }) => version}
      Case={ReviewCaseCard}
      Dialog={ReviewDecisionDialog}
    />
  )
}
