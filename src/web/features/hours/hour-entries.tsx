import { useCallback, useRef } from 'react'
import type { HourEntry } from '#contract/hours/hours.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { HourList } from './hour-list.tsx'
import { computeCalendar, type HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

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
