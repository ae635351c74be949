import { Megaphone } from 'lucide-react'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { announceButtonCatalog } from '#web/features/messages/texts/announce-button-texts.ts'
import type { AnnounceDialogProps } from './announce-dialog.tsx'

const loadDialog = async () => (await withTexts(import('./announce-dialog.tsx'))).AnnounceDialog
const AnnounceDialog = lazyDialog<AnnounceDialogProps>(loadDialog, ({ onOpenChange }) => onOpenChange(false))

type AnnounceButtonProps = {
  projectId: string
  /** Without its words on a phone, where the row has more to hold. */
  isCompact?: boolean
} & Pick<ButtonProps, 'variant'>

/** Opens the message to all accepted volunteers of a project; for members of its organization. */
export function AnnounceButton({ projectId, isCompact = false, variant = 'secondary' }: AnnounceButtonProps) {
  const texts = useTexts(announceButtonCatalog)
  return (
    <LazyDialogButton
      load={loadDialog}
      trigger={
        <Button size="sm" variant={variant}>
          <Megaphone aria-hidden />
          <span className={joinClasses(isCompact && 'max-sm:sr-only')}>{texts.button}</span>
        </Button>
      }
    >
      {(dialog) => <AnnounceDialog {...dialog} projectId={projectId} />}
    </LazyDialogButton>
  )
}
