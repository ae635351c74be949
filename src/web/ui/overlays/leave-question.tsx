import { useState } from 'react'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Answer = (isLeaving: boolean) => void

/** Asks in a dialog whether to leave; `answer` is set while the question is open. */
export function useLeaveQuestion(): { answer: Answer | null; ask: () => Promise<boolean> } {
  const [resolve, setResolve] = useState<Answer | null>(null)
  const ask = () => new Promise<boolean>((done) => setResolve(() => done))
  if (!resolve) return { answer: null, ask }
  const answer: Answer = (isLeaving) => {
    setResolve(null)
    resolve(isLeaving)
  }
  return { answer, ask }
}

/** The question; `text` says what happens to what was typed. */
export function LeaveQuestion({ answer, text }: { answer: Answer | null; text: string }) {
  const { leave } = useTexts(uiCatalog)
  return (
    <ConfirmDialog
      open={answer !== null}
      onOpenChange={(open) => !open && answer?.(false)}
      title={leave.title}
      text={text}
      cancelLabel={leave.stay}
      confirmLabel={leave.go}
      onConfirm={() => answer?.(true)}
    />
  )
}
