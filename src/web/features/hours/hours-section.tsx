import { Clock } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { HoursButton } from './hours-button.tsx'
import { computeCalendar, type HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

const HourList = lazySection(async () => (await withTexts(import('./hour-list.tsx'))).HourList)

/** Loads the list, once someone is about to open it, or it may be open from the start. */
export const prepareHourList = HourList.prepare

/** Hours of accepted work: totals, entries, and this side's actions (decision B14). */
export function HoursSection({ work, by }: { work: HoursWork; by: ApplicationSide }) {
  const texts = useTexts(hoursCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  const { closed } = computeCalendar(work, useNow())
  const section = useRef<HTMLElement>(null)
  const takeFocus = useCallback(() => section.current?.focus(), [])
  const isVolunteer = by === 'volunteer'
  const isAsked = !isVolunteer && work.waitingHours > 0
  // Hours to confirm may come while the section is shown, from the cache or live: then it opens.
  const [asked, setAsked] = useState({ isAsked, times: 0 })
  if (asked.isAsked !== isAsked) setAsked({ isAsked, times: asked.times + (isAsked ? 1 : 0) })
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={
        isVolunteer
          ? texts.region({ project: work.projectTitle })
          : texts.regionOf({ volunteer: work.volunteerName, project: work.projectTitle })
      }
      className="border-line rounded-md border"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <span className="flex items-center gap-2 font-semibold">
            <Clock aria-hidden className="text-muted size-4 shrink-0" />
            {texts.title}
          </span>
          <span>{texts.confirmed({ hours: work.confirmedHours })}</span>
          {work.waitingHours > 0 && (
            <Badge variant="warn">{texts.waiting({ hours: work.waitingHours })}</Badge>
          )}
          {work.plannedHours !== null && (
            <span className="text-muted">{texts.planned({ hours: work.plannedHours })}</span>
          )}
        </div>
        {isVolunteer && closed === null && (
          <HoursButton
            work={work}
            trigger={
              <Button size="sm" variant="secondary">
                {texts.log}
              </Button>
            }
          />
        )}
      </div>
      {isVolunteer && closed !== null && (
        <p className="text-muted px-4 pb-3 text-sm">{problemsTexts[closed]}.</p>
      )}
      <Disclosure
        key={asked.times}
        title={texts.entries}
        open={isAsked}
        onPrepare={prepareHourList}
        className="rounded-none border-0 border-t"
      >
        <HourList work={work} by={by} onGone={takeFocus} />
      </Disclosure>
    </section>
  )
}
