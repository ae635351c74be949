import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { newReviewReport } from '#contract/reviews/actions.ts'
import { isNotFoundError } from '#web/lib/calls/api-error.ts'
import { useReportForm } from '#web/lib/forms/report-form.ts'
import { ReportDialogBase } from '#web/ui/forms/report-dialog-base.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useReportReview } from './list-api.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

export type ReportDialogProps = {
  reviewId: string
  reviewerName: string
  /** Called after it was stored. */
  onReported?: () => void
  /** Called when a text has replaced the button. */
  onGone: () => void
} & OpenedDialog

/** Reports a review to administrators, with a listed reason and an explanation. */
export function ReportDialog({ reviewId, reviewerName, onReported, onGone, ...dialog }: ReportDialogProps) {
  const { reports: texts } = useTexts(reviewPagesCatalog)
  const isGone = useRef(false)
  const report = useReportForm(useReportReview(reviewId), {
    schema: newReviewReport,
    texts,
    onSent: () => {
      isGone.current = true
      onReported?.()
      dialog.onOpenChange(false)
    },
    explainRefusal: (error) => {
      // The API answers 404 for one's own review.
      const isNone = isNotFoundError(error)
      if (isNone) toast({ title: texts.failed, description: texts.none, variant: 'destructive' })
      return isNone
    },
  })
  return (
    <ReportDialogBase
      {...dialog}
      onClosed={(event) => {
        if (!isGone.current) return dialog.onClosed(event)
        event.preventDefault()
        onGone()
      }}
      description={texts.text({ name: reviewerName })}
      texts={texts}
      report={report}
      max={limits.decisionReason}
    />
  )
}
