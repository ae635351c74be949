import { useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ReasonField, RefusalNote, useReasonCheck } from './decision-reason.tsx'

type RevokeDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Revokes it for the reason; throws where the server refuses. */
  onRevoke: (reason: string) => Promise<unknown>
}

/** Asks an administrator why a credential is to be revoked, which cannot be undone. */
export function RevokeDialog({ isOpen, onClose, onRevoke }: RevokeDialogProps) {
  const { revoke: texts } = messages.credentials
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  const check = useReasonCheck(true)

  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const confirm = async () => {
    const words = reason.trim()
    if (!check.accepts(words)) return
    setPending(true)
    try {
      await onRevoke(words)
      close()
      toast({ title: texts.done })
    } catch (failure) {
      setRefusal(messageOf(failure, texts.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      modalOnly
      size="sm"
      title={texts.title}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void confirm()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={isPending}>
            {texts.action}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        <ReasonField check={check} label={texts.reason} value={reason} onWrite={setReason} />
      </div>
    </Dialog>
  )
}
