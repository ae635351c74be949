import type { ReactNode } from 'react'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { formatTotal } from '#web/lib/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

export type DirectorySheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (event: Event) => void
  /** How many volunteers match the filters; null while unknown. */
  total: string | null
  /** The button that clears the filters. */
  clear: ReactNode
  children: ReactNode
}

/** The filters on a phone. */
export function DirectorySheet({
  open,
  onOpenChange,
  onClosed,
  total,
  clear,
  children,
}: DirectorySheetProps) {
  const language = useLanguage()
  const texts = useTexts(directoryCatalog).filters
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={texts.heading}
      footer={
        <>
          {clear}
          <Button className="max-sm:flex-1" onClick={() => onOpenChange(false)}>
            {total === null ? texts.showAny : texts.show(formatTotal(language, total))}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
