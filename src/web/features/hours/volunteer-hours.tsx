/** A volunteer's hours in a list of applications: the totals, the button that logs hours, and all entries. */
import { useCallback, useRef } from 'react'
import type { HourEntry } from '#contract/hours/hours.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { HourList } from './hour-list.tsx'
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

type HourEntriesProps = { work: HoursWork; onEdit: (entry: HourEntry) => void }

/** All logged hours, and why no more can be logged. */
export function HourEntries({ work, onEdit }: HourEntriesProps) {
  const texts = useTexts(hoursCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  const { closed } = computeCalendar(work, useNow())
  const section = useRef<HTMLElement>(null)
  const takeFocus = useCallback(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} aria-label={texts.region({ project: work.projectTitle })}>
      <h4 className="text-muted mb-1.5 font-sans text-xs font-semibold tracking-normal">{texts.entries}</h4>
      {closed !== null && <p className="text-muted mb-2 text-sm">{problemsTexts[closed]}.</p>}
      <HourList work={work} by="volunteer" onGone={takeFocus} onEdit={onEdit} />
    </section>
  )
}
