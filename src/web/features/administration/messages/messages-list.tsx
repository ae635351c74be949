import type { ReactNode } from 'react'
import { MessageCircleWarning } from 'lucide-react'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import { CaseList } from '#web/features/administration/cases/case-list.tsx'
import { adminMessagesCatalog } from '#web/features/administration/texts/admin-messages-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { MessageCaseCard } from './message-case.tsx'
import { MessageDecisionDialog } from './message-decision-dialog.tsx'
import { useMessageCases } from './messages-api.ts'

/** Reported messages that are open, or decided ones. */
export function MessagesList({ show, action }: { show: ReportFilter; action: ReactNode }) {
  const texts = useTexts(adminMessagesCatalog)
  return (
    <CaseList
      action={action}
      list={useMessageCases(show)}
      icon={MessageCircleWarning}
      none={texts.none[show]}
      texts={texts}
      isRows
      shape="h-16 rounded-lg"
      versionOf={({ version }) => version}
      Case={MessageCaseCard}
      Dialog={MessageDecisionDialog}
    />
  )
}
