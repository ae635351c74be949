import { Download } from 'lucide-react'
import { useTexts } from '#web/lib/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'
import { useFilters, type ReceivedSearch } from './applicant-filters.ts'
import { useExportApplicants } from './applicants-api.ts'
import { useShortcuts } from './keymap.ts'

export type ReceivedActionsProps = {
  search: ReceivedSearch
  isHelpOpen: boolean
  onHelpOpen: (open: boolean) => void
}

/** Beside the heading: the keys, and all that the filters show as CSV. */
export function ReceivedActions({ search, isHelpOpen, onHelpOpen }: ReceivedActionsProps) {
  const texts = useTexts(receivedCatalog)
  const filters = useFilters(search)
  const shortcuts = useShortcuts()
  const exporting = useExportApplicants(texts.exportFailed)
  return (
    <div className="flex items-center gap-2">
      <ShortcutsButton isCompact open={isHelpOpen} onOpenChange={onHelpOpen} shortcuts={shortcuts} />
      <Button
        variant="secondary"
        size="sm"
        loading={exporting.isPending}
        onClick={() => exporting.mutate(filters)}
      >
        <Download aria-hidden />
        {texts.export}
      </Button>
    </div>
  )
}
