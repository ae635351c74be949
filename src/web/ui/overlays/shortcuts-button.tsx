import { Keyboard } from 'lucide-react'
import { useRef } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { LazyDialogTrigger, lazyDialog } from './lazy-dialog.tsx'
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx'

const loadDialog = async () => (await withTexts(import('./shortcuts-dialog.tsx'))).ShortcutsDialog
const ShortcutsDialog = lazyDialog<ShortcutsDialogProps>(loadDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

type ShortcutsButtonProps = ShortcutsDialogProps & {
  /** Without its word below 1536 px, where the row has more to hold. */
  isCompact?: boolean
}

/** Opens the list of a screen's keys; on wide screens only, where there are keys. */
export function ShortcutsButton({ isCompact = false, ...props }: ShortcutsButtonProps) {
  const { open, onOpenChange } = props
  const texts = useTexts(uiCatalog)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <LazyDialogTrigger
      open={open}
      onOpenChange={onOpenChange}
      load={loadDialog}
      ref={button}
      trigger={
        <Button variant="ghost" size="sm" className="max-lg:hidden">
          <Keyboard aria-hidden />
          <span className={isCompact ? 'max-2xl:sr-only' : undefined}>{texts.shortcuts}</span>
          <Kbd keys="?" />
        </Button>
      }
    >
      <ShortcutsDialog {...props} />
    </LazyDialogTrigger>
  )
}
