import type { MessageCase } from '#contract/admin-messages.ts'
import type { MessageVerdict } from '#domain/messaging.ts'
import { adminMessagesTexts } from '#web/messages/en/admin-messages.ts'
import { useMessageVerdict } from './messages-api.ts'
import { ReasonDialog, type Question } from './question-dialog.tsx'

type MessageVerdictDialogProps = Question & {
  /** As it was when the question was asked: what came after it has not been looked at. */
  about: MessageCase
  verdict: MessageVerdict
}

/** One decision about a reported message: the question with the reason that goes along. */
export function MessageVerdictDialog({ about, verdict, ...question }: MessageVerdictDialogProps) {
  const { dialog, actions, done } = adminMessagesTexts
  const { mutateAsync: decide } = useMessageVerdict(about.id)
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
