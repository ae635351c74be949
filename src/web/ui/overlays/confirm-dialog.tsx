import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: (event: Event) => void
  title: string
  text: ReactNode
  /** The action's verb, such as "Withdraw". */
  confirmLabel: string
  cancelLabel?: string
  /** The action is destructive. */
  destructive?: boolean
  loading?: boolean
  onConfirm: () => void
  trigger?: ReactElement
  /** Further content, such as a field for a reason. */
  children?: ReactNode
}

/** Asks before something that cannot be undone; the safe answer comes first in tab order. */
export function ConfirmDialog({
  text,
  confirmLabel,
  cancelLabel,
  destructive = false,
  loading = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const uiTexts = useTexts(uiCatalog)
  return (
    <Dialog
      size="sm"
      modalOnly
      {...dialog}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel ?? uiTexts.cancel}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

export type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> & {
  trigger: ReactElement
  /** Call `close` when the action is over, also if it failed. */
  onConfirm: (close: () => void) => void
}

/** A button that asks first. */
export function ConfirmButton({ onConfirm, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfirmDialog
      {...dialog}
      open={isOpen}
      onOpenChange={setOpen}
      onConfirm={() => onConfirm(() => setOpen(false))}
    />
  )
}
