import { Ban, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { LazyBlockSideDialog } from '#web/features/messages/blocks/block-button.tsx'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { ReportAccountDialog } from '#web/features/moderation/reports/report-account-button.tsx'
import { accountReportsCatalog } from '#web/features/moderation/reports/texts/account-reports-texts.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { resultsId } from '#web/lib/focus/results.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { RenderedReportDialog } from '#web/ui/forms/report-button-base.tsx'
import { DropdownMenuBase } from '#web/ui/overlays/dropdown-menu-base.tsx'
import { MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import { OnceOpened } from '#web/ui/overlays/lazy-dialog.tsx'
import { MenuButton, type VolunteerMenuProps } from './volunteer-menu.tsx'

/** The menu with its dialogs. It is open when it is first shown. */
export function VolunteerMenuBase({ volunteer: { id, name, hasReported } }: VolunteerMenuProps) {
  const reports = useTexts(accountReportsCatalog)
  const blocks = useTexts(blocksCatalog)
  const acting = useActingQuery()
  const [opened, setOpened] = useState<'report' | 'block' | null>(null)
  const [isSent, setSent] = useState(false)
  const isReported = isSent || hasReported
  const [isBlocked, setBlocked] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(null)
  const onClosed = (event: Event) => {
    // The menu item that opened the dialog is gone, and after a block the card, too.
    event.preventDefault()
    const target = isBlocked ? document.getElementById(resultsId) : trigger.current
    target?.focus()
  }
  return (
    <>
      <DropdownMenuBase trigger={<MenuButton ref={trigger} name={name} />}>
        <MenuItem icon={Flag} disabled={isReported} onSelect={() => setOpened('report')}>
          {isReported ? reports.reported : reports.person.report}
        </MenuItem>
        <MenuItem icon={Ban} destructive onSelect={() => setOpened('block')}>
          {blocks.block.organization}
        </MenuItem>
      </DropdownMenuBase>
      <OnceOpened open={opened === 'report'}>
        <RenderedReportDialog
          render={(dialog) => <ReportAccountDialog {...dialog} account={{ kind: 'person', id, name }} />}
          open={opened === 'report'}
          onOpenChange={close}
          onReported={() => {
            setSent(true)
            close()
          }}
          onClosed={onClosed}
        />
      </OnceOpened>
      <OnceOpened open={opened === 'block'}>
        <LazyBlockSideDialog
          side="organization"
          other={{ volunteerId: id, ...acting }}
          name={name}
          isBlocked={false}
          open={opened === 'block'}
          onOpenChange={close}
          onChanged={() => setBlocked(true)}
          onClosed={onClosed}
        />
      </OnceOpened>
    </>
  )
}
