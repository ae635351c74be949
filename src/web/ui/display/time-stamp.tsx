import { use } from 'react'
import { useNow } from '#web/lib/format/clock.ts'
import { useHydrated } from '#web/lib/loading/hydrated.ts'
import { formatAge, formatDate, formatElapsed, formatTimestamp } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { timeCatalog } from '#web/lib/texts/time-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'

const yearMs = 365 * 86_400_000

export type TimeStampProps = {
  iso: string
  /** Used within a sentence. */
  inText?: boolean
  /** How long ago, as a duration: "8 minutes". */
  asDuration?: boolean
  /** Older than a year, it is a day: no one counts in thousands of days. */
  isDatedAfterYear?: boolean
  className?: string
}

/** When something happened: how long ago, with the exact time in the user's time zone on hover. */
export function TimeStamp(props: TimeStampProps) {
  const { iso, inText = false, asDuration = false, isDatedAfterYear = false, className } = props
  const timeTexts = useTexts(timeCatalog)
  const language = useLanguage()
  // Only the browser knows its user's time zone.
  const timeZone = use(TimeZoneContext)
  const isHydrated = useHydrated()
  const title = isHydrated ? formatTimestamp(language, iso, timeZone) : undefined
  const now = useNow()
  const isOld = isDatedAfterYear && now - Date.parse(iso) > yearMs
  const format = asDuration ? formatElapsed : formatAge
  const age = isOld
    ? formatDate(language, iso, timeZone ?? (isHydrated ? null : 'UTC'))
    : format(language, iso, now)
  const justNow = asDuration ? timeTexts.underAMinute : timeTexts.justNowInText
  return (
    <time dateTime={iso} title={title} className={className}>
      {inText && age === timeTexts.justNow ? justNow : age}
    </time>
  )
}
