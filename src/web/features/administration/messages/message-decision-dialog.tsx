import type { MessageCase } from '#contract/messages/cases.ts'
import type { MessageDecision } from '#domain/messages/messaging.ts'
import { adminMessagesCatalog } from '#web/features/administration/texts/admin-messages-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDecideMessageCase } from './messages-api.ts'
import { ReasonDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'

type MessageDecisionDialogProps = Question & {
  /** The case as it was when the dialog opened; later changes have not been reviewed. */
  about: MessageCase
  verdict: MessageDecision
}

/** One decision about a reported message: the dialog that asks for the note sent with it. */
export function MessageDecisionDialog({ about, verdict, ...question }: MessageDecisionDialogProps) {
  const { dialog, actions, done } = useTexts(adminMessagesCatalog)
  const { mutateAsync: decide } = useDecideMessageCase(about.id)
  const isRemoval = verdict === 'remove'
  return (
    <ReasonDialog
      {...question}
      texts={{
        ...dialog,
        title: dialog.titles[verdict],
        text: dialog.texts[verdict],
        action: actions[verdict],
        done: done[verdict],
      }}
      isDanger={isRemoval}
      needsReason={isRemoval}
      onConfirm={(note) => decide({ verdict, note, version: about.version })}
    />
  )
}
