import type { UserType } from '#domain/accounts/accounts.ts'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { useChangeBlock, type OtherSide } from './blocks-api.ts'

export type BlockSideDialogProps = OpenedDialog & {
  /** The reader's side. */
  side: UserType
  other: OtherSide
  /** The name of the other side. */
  name: string
  isBlocked: boolean
  /** Called when the answer is there, before the dialog closes. */
  onChanged?: () => void
}

/** Blocks the other side wherever the reader meets it, or undoes that. */
export function BlockSideDialog({ other, onChanged, ...dialog }: BlockSideDialogProps) {
  const { name, onOpenChange } = dialog
  const change = useChangeBlock(other, name)
  return (
    <BlockDialog
      {...dialog}
      loading={change.isPending}
      onConfirm={(asked) =>
        change.mutate(asked, {
          onSuccess: () => {
            onChanged?.()
            onOpenChange(false)
          },
        })
      }
    />
  )
}
