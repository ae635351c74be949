import { useState, type ReactNode } from 'react'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ReasonField, RefusalNote, useReasonCheck } from './decision-reason.tsx'

/** Opens and closes a confirmation dialog for administrators. */
export interface Question {
  isOpen: boolean
  onClose: () => void
  onDecided?: () => void
  /** Called after the dialog has closed. */
  onClosed?: (event: Event) => void
}

export interface QuestionTexts {
  title: string
  text: string
  /** Label of the confirming button. */
  action: string
  done: string
  failed: string
  /** Message when someone else has changed the case meanwhile. */
  changed?: string
}

type QuestionDialogProps = Question & {
  texts: QuestionTexts
  isDanger?: boolean
  /** Confirms; rejects if the server refuses. Null if something is missing, which its field shows. */
  onConfirm: () => Promise<unknown> | null
  children?: ReactNode
}

/** Asks an administrator to confirm a decision. If the server refuses, the dialog stays open and shows why. */
export function QuestionDialog({ texts, isDanger = false, onConfirm, ...props }: QuestionDialogProps) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setRefusal(undefined)
    props.onClose()
  }
  const confirm = async () => {
    const deciding = onConfirm()
    if (!deciding) return
    setPending(true)
    try {
      await deciding
      props.onClose()
      toast({ title: texts.done })
      props.onDecided?.()
    } catch (failure) {
      // The typed text stays, and the new state shows behind the dialog.
      const isChanged = isApiError(failure) && failure.body?.code === 'case_changed'
      setRefusal((isChanged && texts.changed) || messageOf(failure, texts.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <FormDialog
      open={props.isOpen}
      onOpenChange={close}
      onClosed={props.onClosed}
      size="sm"
      title={texts.title}
      description={texts.text}
      onSubmit={() => void confirm()}
      submit={{ label: texts.action, variant: isDanger ? 'danger' : 'primary', loading: isPending }}
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        {props.children}
      </div>
    </FormDialog>
  )
}

type ReasonDialogProps = Question & {
  texts: QuestionTexts & { reason: string }
  isDanger: boolean
  needsReason: boolean
  /** Confirms with the reason, null if there is none; rejects if the server refuses. */
  onConfirm: (reason: string | null) => Promise<unknown>
}

/** A confirmation dialog with a reason. */
export function ReasonDialog({ needsReason, onConfirm, ...question }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const check = useReasonCheck(needsReason)
  const words = reason.trim()
  return (
    <QuestionDialog {...question} onConfirm={() => (check.accepts(words) ? onConfirm(words || null) : null)}>
      <ReasonField check={check} label={question.texts.reason} value={reason} onWrite={setReason} />
    </QuestionDialog>
  )
}
