import { useOrganizationScope } from '#web/lib/session/acting-organization.ts'
import { ExportsLeft } from '#web/lib/calls/exports-left.tsx'
import { useReach } from '#web/lib/session/member-power.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'
import {
  showOf,
  useFilters,
  type ReceivedSearch,
} from '#web/features/applications/received/list/applicant-filters.ts'
import { useExportApplicants } from '#web/features/applications/received/applicants-api.ts'
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
  const canExport = useCanExport(search)
  return (
    <>
      <ShortcutsButton isCompact open={isHelpOpen} onOpenChange={onHelpOpen} shortcuts={shortcuts} />
      {canExport && (
        <DownloadButton isCompact loading={exporting.isPending} onClick={() => exporting.mutate(filters)}>
          {texts.export}
        </DownloadButton>
      )}
    </>
  )
}

/** Below the heading, so that its row keeps its height: that only a few downloads are left. */
export function ReceivedExportsLeft({ search }: Pick<ReceivedActionsProps, 'search'>) {
  return useCanExport(search) && <ExportsLeft className="text-muted text-sm lg:text-end" />
}

function useCanExport({ organization }: ReceivedSearch): boolean {
  const scope = useOrganizationScope(organization)
  return useReach('organization', scope === undefined ? undefined : [scope]).some
}
