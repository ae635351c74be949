import type { AccountCase } from '#contract/moderation/account-reports.ts'
import type { AccountCaseDecision, AccountKind } from '#domain/moderation/reports.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminReportsCatalog } from '#web/features/administration/texts/admin-reports-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideAccountCase } from './reports-api.ts'

type AccountDecisionDialogProps = Question & {
  kind: AccountKind
  about: AccountCase
  decision: AccountCaseDecision
}

/** One decision about a person or an organization. */
export function AccountDecisionDialog({ kind, about, decision, ...question }: AccountDecisionDialogProps) {
  const texts = useTexts(adminReportsCatalog)
  return (
    <CaseDecisionDialog
      {...question}
      decision={decision}
      version={about.version}
      texts={texts}
      title={texts.dialog.titles[decision](about.account)}
      text={texts.dialog[kind][decision]}
      isDanger={decision === 'suspend'}
      decide={useDecideAccountCase(kind, about.id).mutateAsync}
    />
  )
}
