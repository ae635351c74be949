import { Download, Printer } from 'lucide-react'
import { impactLists } from '#domain/impact/lists.ts'
import { ExportsLeft, useExportsRefresh } from '#web/lib/calls/exports-left.tsx'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { DropdownMenu, MenuItem, MenuLabel } from '#web/ui/overlays/dropdown-menu.tsx'
import type { ImpactSource } from './impact-api.ts'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

/** Prints the report, or downloads it and the lists behind it, as filtered. */
type ImpactActionsProps = Pick<ImpactSource, 'download'> & {
  /** Whether the reader may download lists that name people. */
  canExportLists: boolean
}

export function ImpactActions({ download, canExportLists }: ImpactActionsProps) {
  const { print, downloads: texts } = useTexts(impactReportCatalog)
  const refresh = useExportsRefresh()
  const start = (what: 'groups' | (typeof impactLists)[number]) =>
    download.mutate(what, {
      onSuccess: () => toast({ title: texts.done }),
      onError: (error) => toastFailure(error, texts.failed),
      onSettled: refresh,
    })
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden />
        {print}
      </Button>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="secondary" size="sm" loading={download.isPending}>
            <Download aria-hidden />
            {texts.menu}
          </Button>
        }
      >
        <MenuItem onSelect={() => start('groups')}>{texts.groups}</MenuItem>
        {canExportLists && (
          <>
            {impactLists.map((list) => (
              <MenuItem key={list} onSelect={() => start(list)}>
                {texts[list]}
              </MenuItem>
            ))}
            <div className="max-w-64">
              <MenuLabel>
                {texts.namesPeople}
                <ExportsLeft className="mt-1" />
              </MenuLabel>
            </div>
          </>
        )}
      </DropdownMenu>
    </div>
  )
}
