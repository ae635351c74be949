/** A volunteer's hours in a list of applications: the totals, the button that logs hours, and all entries once they are unfolded. */
import { useNow } from '#web/lib/format/clock.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { prepareHours } from './hours-button.tsx'
import { computeCalendar, type HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

/** Confirmed, pending and planned hours in one line. */
export function HoursTotals({ work }: { work: HoursWork }) {
  const texts = useTexts(hoursCatalog)
  const { confirmedHours, waitingHours, plannedHours } = work
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
      <span>{texts.confirmed({ hours: confirmedHours })}</span>
      {waitingHours > 0 && (
        <span className="text-warn font-medium">{texts.waiting({ hours: waitingHours })}</span>
      )}
      {work.agreedHours !== null && (
        <span className="text-muted">{texts.agreed({ hours: work.agreedHours })}</span>
      )}
      {work.status === 'accepted' && plannedHours !== null && (
        <span className="text-muted">{texts.planned({ hours: plannedHours })}</span>
      )}
    </span>
  )
}

type LogHoursProps = { work: HoursWork; isPrimary: boolean; onOpen: () => void }

/** Opens the form that logs hours; nothing once none can be logged. */
export function LogHours({ work, isPrimary, onOpen }: LogHoursProps) {
  const texts = useTexts(hoursCatalog)
  const { closed } = computeCalendar(work, useNow())
  if (closed !== null) return null
  return (
    <Button
      size="sm"
      variant={isPrimary ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      onPointerEnter={prepareHours}
      onFocus={prepareHours}
      onClick={onOpen}
    >
      {texts.log}
    </Button>
  )
}

/** All logged hours, and why no more can be logged. */
export const HourEntries = lazySection(
  async () => (await withTexts(import('./hour-entries.tsx'))).HourEntries,
)
