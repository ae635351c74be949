import { MessageCircleWarning } from 'lucide-react'
import type { ShownReports } from '#contract/admin-lists.ts'
import { adminMessagesTexts } from '#web/messages/en/admin-messages.ts'
import { CaseList } from './case-list.tsx'
import { MessageCaseCard } from './message-case.tsx'
import { MessageVerdictDialog } from './message-verdict-dialog.tsx'
import { useMessageCases } from './messages-api.ts'

/** Reported messages that wait, or those that were decided. */
export function MessagesList({ show }: { show: ShownReports }) {
  const texts = adminMessagesTexts
  return (
    <CaseList
      list={useMessageCases(show)}
      icon={MessageCircleWarning}
      none={texts.none[show]}
      texts={texts}
      shape="h-72 rounded-lg"
      versionOf={({ version }) => version}
      Case={MessageCaseCard}
      Dialog={MessageVerdictDialog}
    />
  )
}
