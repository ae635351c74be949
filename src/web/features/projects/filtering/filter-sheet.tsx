import { formatTotal } from '#web/lib/format/format-number.ts'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { filterSheetCatalog } from '#web/features/projects/texts/filter-sheet-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

export type FilterSheetProps = {
  /** What is listed. */
  of: 'projects' | 'volunteers'
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (event: Event) => void
  /** How many results match the filters; null while unknown. */
  total: string | null
  /** The button that clears the filters. */
  clear: ReactNode
  children: ReactNode
}

/** The filters on a phone. */
export function FilterSheet(props: FilterSheetProps) {
  const { of, open, onOpenChange, onClosed, total, clear, children } = props
  const language = useLanguage()
  const { filters: texts } = useTexts(browseCatalog)
  const { show, showAny } = useTexts(filterSheetCatalog)[of]
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
            {total === null ? showAny : show(formatTotal(language, total))}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
