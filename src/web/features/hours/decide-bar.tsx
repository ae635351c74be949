import { limits } from '#contract/limits.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDecideHours } from './api.ts'
import type { RejectHoursDialogProps } from './reject-hours-dialog.tsx'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

const loadRejectDialog = async () => (await withTexts(import('./reject-hours-dialog.tsx'))).RejectHoursDialog
const RejectHoursDialog = lazyDialog<RejectHoursDialogProps>(loadRejectDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

type DecideBarProps = {
  work: HoursWork
  /** Pending entries that are decided together. */
  chosen: readonly HourEntry[]
  onDecided: () => void
}

/** Confirms the selected hours, or rejects them with a reason: all or none. */
export function DecideBar({ work, chosen, onDecided }: DecideBarProps) {
  const texts = useTexts(hoursCatalog)
  const decide = useDecideHours(work, onDecided)
  const entries = chosen.slice(0, limits.hourEntries)
  const sum = entries.reduce((total, entry) => total + entry.hours, 0)
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button
        size="sm"
        disabled={sum === 0}
        loading={decide.isPending}
        onClick={() => decide.mutate({ entries, reason: null })}
      >
        {texts.confirm({ hours: sum })}
      </Button>
      <LazyDialogButton
        load={loadRejectDialog}
        trigger={
          <Button size="sm" variant="secondary" disabled={sum === 0}>
            {texts.reject({ hours: sum })}
          </Button>
        }
      >
        {(dialog) => (
          <RejectHoursDialog
            {...dialog}
            sum={sum}
            name={work.volunteerName}
            entries={entries}
            decide={decide}
          />
        )}
      </LazyDialogButton>
    </div>
  )
}
