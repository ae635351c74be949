import { Ban } from 'lucide-react'
import { getBlock } from '#contract/messages/blocks.ts'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { withTexts } from '#web/lib/language.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
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
  const { data } = useEndpointQuery(getBlock, { query: other })
  if (!data?.isBlocked && !data?.mayBlock) return null
  const { isBlocked } = data
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
      {(dialog) => <LazyBlockSideDialog {...dialog} {...{ side, other, name, isBlocked }} />}
    </LazyDialogButton>
  )
}
