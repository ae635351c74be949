import { useState } from 'react'
import type { MessageCase } from '#contract/admin-messages.ts'
import type { MessageVerdict } from '#domain/messaging.ts'
import { isApiError, messageOf } from '#web/lib/api-error.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { QuestionDialog } from './case-list.tsx'
import { useMessageVerdict } from './messages-api.ts'
import { ReasonField, RefusalNote, useReasonCheck } from './decision-reason.tsx'

type MessageVerdictDialogProps = QuestionDialog & {
  /** As it was when the question was asked: what came after it has not been looked at. */
  about: MessageCase
  verdict: MessageVerdict
}

/** One decision about a reported message: the question with the reason that goes along. */
export function MessageVerdictDialog({ about, verdict, isOpen, ...props }: MessageVerdictDialogProps) {
  const { dialog: texts, actions, done } = messages.adminMessages
  const decide = useMessageVerdict(about.id)
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const check = useReasonCheck(verdict === 'remove')

  const close = () => {
    setRefusal(undefined)
    props.onClose()
  }
  const confirm = async () => {
    const words = note.trim()
    if (!check.accepts(words)) return
    try {
      await decide.mutateAsync({ verdict, note: words || null, version: about.version })
      props.onClose()
      toast({ title: done[verdict] })
      props.onDecided()
    } catch (failure) {
      // What was typed stays, and what is new stands behind the dialog.
      const isChanged = isApiError(failure) && failure.body?.code === 'case_changed'
      setRefusal(isChanged ? texts.changed : messageOf(failure, texts.failed))
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      onClosed={props.onClosed}
      modalOnly
      size="sm"
      title={texts.titles[verdict]}
      description={texts.texts[verdict]}
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) void confirm()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.ui.cancel}
          </Button>
          <Button
            type="submit"
            variant={verdict === 'remove' ? 'danger' : 'primary'}
            loading={decide.isPending}
          >
            {actions[verdict]}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        <ReasonField check={check} label={texts.reason} value={note} onWrite={setNote} />
      </div>
    </Dialog>
  )
}
