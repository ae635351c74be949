import type { ReactElement } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { LazyDialogButton, lazyDialog, type OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

const loadReportDialog = async () => (await withTexts(import('./report-dialog.tsx'))).ReportDialog
const ReportDialog = lazyDialog<ReportDialogProps>(loadReportDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

type ReportReviewButtonProps = Omit<ReportDialogProps, keyof OpenedDialog> & { trigger: ReactElement }

/** A button that reports a review; the dialog's code loads when it is about to be pressed. */
export function ReportReviewButton({ trigger, ...report }: ReportReviewButtonProps) {
  return (
    <LazyDialogButton load={loadReportDialog} trigger={trigger}>
      {(dialog) => <ReportDialog {...report} {...dialog} />}
    </LazyDialogButton>
  )
}
