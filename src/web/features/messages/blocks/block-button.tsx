import { useState } from 'react'
import { Ban } from 'lucide-react'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useBlock } from './blocks-api.ts'
import type { BlockSideDialogProps } from './block-side-dialog.tsx'

const load = async () => (await withTexts(import('./block-side-dialog.tsx'))).BlockSideDialog
/** Its code loads when it is first shown. */
export const LazyBlockSideDialog = lazyDialog<BlockSideDialogProps>(load, ({ onOpenChange }) =>
  onOpenChange(false),
)
export const loadBlockSideDialog = load

/** Blocks an organization as a volunteer, or a volunteer for an organization, or undoes that; nothing until it is known. */
export function BlockButton({ side, other, name }: Pick<BlockSideDialogProps, 'side' | 'other' | 'name'>) {
  const texts = useTexts(blocksCatalog)
  const data = useBlock(other)
  const [isLeaving, setLeaving] = useState(false)
  if (!data || !(data.isBlocked || data.mayBlock || isLeaving)) return null
  const { isBlocked, mayBlock } = data
  return (
    <LazyDialogButton
      load={load}
      trigger={
        <Button variant="ghost" size="sm">
          <Ban aria-hidden />
          {(isBlocked ? texts.unblock : texts.block)[side]}
        </Button>
      }
    >
      {(dialog) => (
        <LazyBlockSideDialog
          {...dialog}
          {...{ side, other, name, isBlocked }}
          // Members can only undo a block. Then the button goes, and the focus with it.
          onChanged={() => setLeaving(!mayBlock)}
          onClosed={(event) => {
            if (!isLeaving) return dialog.onClosed(event)
            event.preventDefault()
            setLeaving(false)
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        />
      )}
    </LazyDialogButton>
  )
}
