import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReportButtonBase } from '#web/ui/forms/report-button-base.tsx'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { ReportAccountDialogProps } from './report-account-dialog.tsx'
import { accountReportsCatalog } from './texts/account-reports-texts.ts'

const loadDialog = async () => (await withTexts(import('./report-account-dialog.tsx'))).ReportAccountDialog
/** Its code loads when it is first shown. */
export const ReportAccountDialog = lazyDialog<ReportAccountDialogProps>(loadDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

/** Reports a person, an organization or an invite to the administrators. */
export function ReportAccountButton({
  account,
  isReported = false,
  label,
}: Pick<ReportAccountDialogProps, 'account'> & {
  isReported?: boolean | undefined
  /** The button's name where a list has several. */
  label?: string
}) {
  const texts = useTexts(accountReportsCatalog)
  const { reported, reportedText } = texts
  return (
    <ReportButtonBase
      // Another account has not been reported yet.
      key={account.id}
      texts={{ reported, reportedText, report: texts[account.kind].report }}
      isReported={isReported}
      load={loadDialog}
      {...(label !== undefined && { label })}
    >
      {(dialog) => <ReportAccountDialog {...dialog} account={account} />}
    </ReportButtonBase>
  )
}
