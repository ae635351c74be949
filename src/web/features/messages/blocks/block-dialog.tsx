import { useState } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'

export type BlockChange = 'block' | 'unblock'

type BlockDialogProps = OpenedDialog & {
  /** The reader's side. */
  side: UserType
  /** The other side. */
  name: string
  /** The reader's side has blocked the other, so the dialog asks whether to undo that. */
  isBlocked: boolean
  loading: boolean
  onConfirm: (change: BlockChange) => void
}

/** Asks before the reader's side blocks the other, or undoes that. */
export function BlockDialog({ side, name, isBlocked, onConfirm, ...dialog }: BlockDialogProps) {
  const { blockDialog, unblockDialog } = useTexts(blocksCatalog)
  const asked = useAsked(dialog.open, isBlocked)
  return asked === 'block' ? (
    <ConfirmDialog
      {...dialog}
      title={blockDialog.title({ name })}
      text={blockDialog.text[side]({ name })}
      confirmLabel={blockDialog.confirm}
      destructive
      onConfirm={() => onConfirm('block')}
    />
  ) : (
    <ConfirmDialog
      {...dialog}
      title={unblockDialog.title({ name })}
      text={unblockDialog.text({ name })}
      confirmLabel={unblockDialog.confirm}
      onConfirm={() => onConfirm('unblock')}
    />
  )
}

/** What the dialog asks: it stays that when the answer has come and the dialog is still closing. */
function useAsked(open: boolean, isBlocked: boolean): BlockChange {
  const [last, setLast] = useState<{ open: boolean; asked: BlockChange }>({ open: false, asked: 'block' })
  if (open === last.open) return last.asked
  const asked = open ? (isBlocked ? 'unblock' : 'block') : last.asked
  setLast({ open, asked })
  return asked
}
