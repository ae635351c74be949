import { useState, type ReactNode } from 'react'
import { isApiError, messageOf } from '#web/lib/api-error.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { ReasonField, RefusalNote, useReasonCheck } from './decision-reason.tsx'

/** What opens and ends a question to an administrator. */
export interface Question {
  isOpen: boolean
  onClose: () => void
  onDecided?: () => void
  /** After it has gone, as that of a dialog. */
  onClosed?: (event: Event) => void
}

export interface QuestionTexts {
  title: string
  text: string
  /** What the button says that decides. */
  action: string
  done: string
  failed: string
  /** What is told where somebody has changed meanwhile what is decided about. */
  changed?: string
}

type QuestionDialogProps = Question & {
  texts: QuestionTexts
  isDanger?: boolean
  /** Decides; rejects where the server refuses. Null where something is missing, which its field tells. */
  onConfirm: () => Promise<unknown> | null
  children?: ReactNode
}

/** Asks an administrator before something is decided. Where the server refuses, the question stays and says why. */
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
      // What was typed stays, and what is new stands behind the dialog.
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
  /** Decides for the reason, null where none was given; rejects where the server refuses. */
  onConfirm: (reason: string | null) => Promise<unknown>
}

/** A question with the reason that goes along. */
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
