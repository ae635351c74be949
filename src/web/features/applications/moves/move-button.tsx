import { useState, type ReactElement } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { LazyDialogButton, OnceOpened, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

type Question = Omit<MoveDialogProps, 'open' | 'onOpenChange'>

const load = async () => (await withTexts(import('./move-dialog.tsx'))).MoveDialog
const LoadedDialog = lazyDialog<MoveDialogProps>(load, ({ onOpenChange, onClosed }) => {
  onOpenChange(false)
  onClosed?.(new Event('close', { cancelable: true }))
})

/** The button that asks before an application moves. */
export function MoveButton({ trigger, ...question }: Question & { trigger: ReactElement }) {
  return (
    <LazyDialogButton trigger={trigger} load={load}>
      {(dialog) => (
        <LoadedDialog
          {...question}
          {...dialog}
          onClosed={(event) => {
            question.onClosed?.(event)
            dialog.onClosed(event)
          }}
        />
      )}
    </LazyDialogButton>
  )
}

/** The same question, opened by something else. */
export function MoveDialog(props: MoveDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <LoadedDialog {...props} />
    </OnceOpened>
  )
}

/** The same question, open from the start. */
export function OpenMoveDialog(question: Question) {
  const [open, setOpen] = useState(true)
  return <MoveDialog {...question} open={open} onOpenChange={setOpen} />
}
