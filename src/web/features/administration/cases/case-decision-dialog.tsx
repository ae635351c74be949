import { ReasonDialog, type Question } from './question-dialog.tsx'

type CaseDecisionDialogProps<Verdict extends string> = Question & {
  verdict: Verdict
  /** Of the case as it was when the dialog opened; later changes have not been reviewed. */
  version: string
  texts: {
    dialog: Record<'reason' | 'failed' | 'changed', string>
    actions: Readonly<Record<Verdict, string>>
    done: Readonly<Record<Verdict, string>>
  }
  title: string
  /** What follows. */
  text: string
  isDanger?: boolean
  needsReason?: boolean
  decide: (decision: { verdict: Verdict; note: string | null; version: string }) => Promise<unknown>
}

/** One decision about a case of any kind: the dialog that asks for the reason sent with it. */
export function CaseDecisionDialog<Verdict extends string>(props: CaseDecisionDialogProps<Verdict>) {
  const {
    verdict,
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
  const { [verdict]: action } = texts.actions
  const { [verdict]: done } = texts.done
  return (
    <ReasonDialog
      {...question}
      texts={{ reason, failed, changed, title, text, action, done }}
      isDanger={isDanger}
      needsReason={needsReason}
      onConfirm={(note) => decide({ verdict, note, version })}
    />
  )
}
