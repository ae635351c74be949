import { use } from 'react'
import { useNow } from '#web/lib/clock.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { formatAge, formatElapsed, formatTimestamp } from '#web/lib/format-time.ts'
import { TimeZoneContext } from '#web/lib/time-zone.ts'
import { timeCatalog } from '#web/lib/texts/time-texts.ts'
import { useTexts, useLanguage } from '#web/lib/texts.ts'

export type TimeStampProps = {
  iso: string
  /** Used within a sentence. */
  inText?: boolean
  /** How long ago, as a duration: "8 minutes". */
  asDuration?: boolean
  className?: string
}

/** When something happened: how long ago, with the exact time in the user's time zone on hover. */
export function TimeStamp({ iso, inText = false, asDuration = false, className }: TimeStampProps) {
  const timeTexts = useTexts(timeCatalog)
  const language = useLanguage()
  // Only the browser knows its user's time zone.
  const timeZone = use(TimeZoneContext)
  const title = useHydrated() ? formatTimestamp(language, iso, timeZone) : undefined
  const format = asDuration ? formatElapsed : formatAge
  const age = format(language, iso, useNow())
  const justNow = asDuration ? timeTexts.underAMinute : timeTexts.justNowInText
  return (
    <time dateTime={iso} title={title} className={className}>
      {inText && age === timeTexts.justNow ? justNow : age}
    </time>
  )
}
