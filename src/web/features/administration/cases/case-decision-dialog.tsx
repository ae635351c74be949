import { ReasonDialog, type Question } from './question-dialog.tsx'

type CaseDecisionDialogProps<Decision extends string> = Question & {
  decision: Decision
  /** Of the case as it was when the dialog opened; later changes have not been reviewed. */
  version: string
  texts: {
    dialog: Record<'reason' | 'failed' | 'changed', string>
    actions: Readonly<Record<Decision, string>>
    done: Readonly<Record<Decision, string>>
  }
  title: string
  /** What follows. */
  text: string
  isDanger?: boolean
  needsReason?: boolean
  decide: (decision: { verdict: Decision; note: string | null; version: string }) => Promise<unknown>
}

/** One decision about a case of any kind: the dialog that asks for the reason sent with it. */
export function CaseDecisionDialog<Decision extends string>(props: CaseDecisionDialogProps<Decision>) {
  const {
    decision,
    version,
    texts,
    title,
    text,
    isDanger = false,
    needsReason = true,
    decide,
    ...question
  } = props
  const { reason, failed, changed } = texts.dialog
  const { [decision]: action } = texts.actions
  const { [decision]: done } = texts.done
  return (
    <ReasonDialog
      {...question}
      texts={{ reason, failed, changed, title, text, action, done }}
      isDanger={isDanger}
      needsReason={needsReason}
      onConfirm={(note) => decide({ verdict: decision, note, version })}
    />
  )
}
