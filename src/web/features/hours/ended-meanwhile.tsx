import { useState } from 'react'
import { hourLimits } from '#domain/hours/hours.ts'
import { addDays } from '#domain/time/time.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { hoursCatalog } from './texts/hours-texts.ts'
import { computeCalendar, type HoursWork } from './work.ts'

/** Says what the organization did with the work while the form was open, and until when hours can still be logged. */
export function EndedMeanwhile({ work }: { work: HoursWork }) {
  const texts = useTexts(hoursCatalog).meanwhile
  const language = useLanguage()
  const [before] = useState(work.status)
  const { days, closed } = computeCalendar(work, useNow())
  const { organizationName: organization } = work
  const last = days.signedOffOn && addDays(days.signedOffOn, hourLimits.daysAfterSignOff)
  const text =
    closed === null && last
      ? texts.signedOff({ organization, day: formatDay(language, last) })
      : texts.ended({ organization })
  return (
    <div role="status" className="empty:hidden">
      {work.status !== before && (
        <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm wrap-anywhere">{text}</p>
      )}
    </div>
  )
}
