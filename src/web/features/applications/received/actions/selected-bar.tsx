import { useEffect } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { useReach } from '#web/lib/session/member-power.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useExportApplicants } from '#web/features/applications/received/applicants-api.ts'
import type { ProjectChoice } from '#web/features/applications/received/list/project-options.ts'
import type { Received } from '#web/features/applications/received/use-received.ts'
import { BulkBar } from './bulk-bar.tsx'

type SelectedBarProps = {
  received: Received
  projects: readonly ProjectChoice[]
  /** Called with those that could not be changed, because they had been decided. */
  onMoved: (moved: readonly Application[]) => void
  onClear: () => void
}

/** The bar for the selected rows: what it does to them. */
export function SelectedBar({ received, projects, onMoved, onClear }: SelectedBarProps) {
  const { selection, dialogs, shortlist } = received
  const { chosen } = selection
  const texts = useTexts(receivedCatalog)
  const { shortlist: shortlistTexts } = useTexts(triageCatalog)
  const exporting = useExportApplicants(texts.exportFailed)
  // It comes over the row that was just selected if that is the last one in view.
  useEffect(() => {
    // In braces, because some browsers return a promise from it, which is no effect's cleanup.
    document.activeElement?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const organizationIds = chosen.map(({ organization }) => organization.id)
  const canExport = useReach('organization', organizationIds).every
  const ids = chosen.map(({ id }) => id)
  const pending = chosen.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const changeShortlist = (isShortlisted: boolean) =>
    shortlist.mutate(
      { ids: pending, isShortlisted },
      {
        onSuccess: ({ changed, moved }) => {
          const number = changed.length
          const title = isShortlisted ? texts.bulk.shortlisted({ number }) : texts.bulk.unlisted({ number })
          if (number > 0) toast({ title })
          onMoved(moved)
        },
        onError: (error) => toastFailure(error, shortlistTexts.failed, shortlistTexts.failed),
      },
    )
  return (
    <BulkBar
      chosen={chosen}
      projects={projects}
      isBusy={shortlist.isPending || exporting.isPending}
      onAccept={() => dialogs.ask('accept', pending)}
      onDecline={() => dialogs.ask('decline', pending)}
      onHours={() =>
        dialogs.ask(
          'hours',
          chosen.filter(({ waitingHours }) => waitingHours > 0).map(({ id }) => id),
        )
      }
      onShortlist={changeShortlist}
      onMessage={() => dialogs.ask('message', ids)}
      onExport={canExport ? () => exporting.mutate({ ...received.filters, ids }) : null}
      onClear={onClear}
    />
  )
}
