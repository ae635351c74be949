import type { MessageCase } from '#contract/messages/cases.ts'
import type { MessageCaseDecision } from '#domain/messages/messaging.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { CaseDecisionDialog } from '#web/features/administration/cases/case-decision-dialog.tsx'
import { adminMessagesCatalog } from '#web/features/administration/texts/admin-messages-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideMessageCase } from './messages-api.ts'

type MessageDecisionDialogProps = Question & { about: MessageCase; decision: MessageCaseDecision }

/** One decision about a reported message. */
export function MessageDecisionDialog({ about, decision, ...question }: MessageDecisionDialogProps) {
  const texts = useTexts(adminMessagesCatalog)
  const isRemoval = decision === 'remove'
  return (
    <CaseDecisionDialog
      {...question}
      decision={decision}
      version={about.version}
      texts={texts}
      title={texts.dialog.titles[decision]}
      text={texts.dialog.texts[decision]}
      isDanger={isRemoval}
      needsReason={isRemoval}
      decide={useDecideMessageCase(about.id).mutateAsync}
    />
  )
}
