import { useOrganizationScope } from '#web/lib/acting-organization.ts'
import { ExportsLeft } from '#web/lib/exports-left.tsx'
import { useReach } from '#web/lib/member-power.ts'
import { useTexts } from '#web/lib/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'
import { showOf, useFilters, type ReceivedSearch } from './applicant-filters.ts'
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
  const shortcuts = useShortcuts(showOf(search))
  const exporting = useExportApplicants(texts.exportFailed)
  const scope = useOrganizationScope(search.organization)
  const canExport = useReach('organization', scope === undefined ? undefined : [scope]).some
  return (
    <div className="grid gap-1 sm:justify-items-end">
      <div className="flex items-center gap-2">
        <ShortcutsButton isCompact open={isHelpOpen} onOpenChange={onHelpOpen} shortcuts={shortcuts} />
        {canExport && (
          <DownloadButton isCompact loading={exporting.isPending} onClick={() => exporting.mutate(filters)}>
            {texts.export}
          </DownloadButton>
        )}
      </div>
      {canExport && <ExportsLeft className="text-muted text-sm" />}
    </div>
  )
}
