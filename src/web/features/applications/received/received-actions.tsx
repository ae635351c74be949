import { Download, Keyboard } from 'lucide-react'
import { useTexts } from '#web/lib/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { useFilters, type ReceivedSearch } from './applicant-filters.ts'
import { useExportApplicants } from './applicants-api.ts'
import { hotkeys } from './hotkeys.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

export type ReceivedActionsProps = {
  search: ReceivedSearch
  isHelpOpen: boolean
  onHelpOpen: (open: boolean) => void
}

/** Beside the heading: the keys, and all that the filters show as CSV. */
export function ReceivedActions({ search, isHelpOpen, onHelpOpen }: ReceivedActionsProps) {
  const texts = useTexts(receivedCatalog)
  const filters = useFilters(search)
  const exporting = useExportApplicants(texts.exportFailed)
  return (
    <div className="flex items-center gap-2">
      <Button variant="ghost" size="sm" className="max-lg:hidden" onClick={() => onHelpOpen(true)}>
        <Keyboard aria-hidden />
        {texts.keys.open}
        <Kbd keys={hotkeys.help} />
      </Button>
      <Button
        variant="secondary"
        size="sm"
        loading={exporting.isPending}
        onClick={() => exporting.mutate(filters)}
      >
        <Download aria-hidden />
        {texts.export}
      </Button>
      <ShortcutsDialog open={isHelpOpen} onOpenChange={onHelpOpen} />
    </div>
  )
}
