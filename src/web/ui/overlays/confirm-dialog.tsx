import type { ReactElement, ReactNode } from 'react'
import { uiTexts } from '#web/i18n/en/ui.ts'
import { Button } from '#web/ui/actions/button.tsx'
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
  cancelLabel = uiTexts.cancel,
  destructive = false,
  loading = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      size="sm"
      modalOnly
      {...dialog}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
