import type { AccountCase } from '#contract/moderation/account-reports.ts'
import type { AccountCaseDecision, AccountKind } from '#domain/moderation/reports.ts'
import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'
import { adminReportsCatalog } from '#web/features/administration/texts/admin-reports-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideAccountCase } from './reports-api.ts'

type AccountDecisionDialogProps = Question & {
  kind: AccountKind
  /** The case as it was when the dialog opened; later changes have not been reviewed. */
  about: AccountCase
  verdict: AccountCaseDecision
}

/** One decision about a person or an organization: the dialog that asks for the reason sent with it. */
export function AccountDecisionDialog({ kind, about, verdict, ...question }: AccountDecisionDialogProps) {
  const { dialog, actions, done } = useTexts(adminReportsCatalog)
  const { mutateAsync: decide } = useDecideAccountCase(kind, about.id)
  const { titles, reason, failed, changed } = dialog
  return (
    <ReasonDialog
      {...question}
      texts={{
        reason,
        failed,
        changed,
        title: titles[verdict](about.account),
        text: dialog[kind][verdict],
        action: actions[verdict],
        done: done[verdict],
      }}
      isDanger={verdict === 'suspend'}
      needsReason
      onConfirm={(note) => decide({ verdict, note, version: about.version })}
    />
  )
}
