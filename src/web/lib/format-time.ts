import { dayInZone } from '#domain/time/time.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { timeCatalog } from './texts/time-texts.ts'
import { getDeviceTimeZone } from './time-zone.ts'

/** Formatters by language, and by zone where there is one. Made on first use: each costs a phone some milliseconds. */
const days = keepPerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
const exact = keepPerLanguage(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...(timeZone && { timeZone }) }),
)
const relative = keepPerLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const counted = keepPerLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function keepPerLanguage<Made>(make: (locale: string, variant: string | null) => Made) {
  const made = new Map<string, Made>()
  return (language: Language, variant: string | null = null): Made => {
    const key = `${language} ${variant}`
    const found = made.get(key) ?? make(settingsOf(language).locale, variant)
    made.set(key, found)
    return found
  }
}

/**
 * A calendar day `YYYY-MM-DD` in words, "January 22, 2011", independent of time zones. Returned unchanged if it is
 * not a day.
 */
export function formatDay(language: Language, date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? date : days(language).format(time)
}

/** A timestamp to the minute, in a zone or (null) the device's zone; returned unchanged if it is not a timestamp. */
export function formatTimestamp(language: Language, iso: string, timeZone: string | null = null): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : exact(language, timeZone).format(time)
}

/**
 * The calendar day of a timestamp, in a zone or (null) the device's zone; returned unchanged if it is not a
 * timestamp.
 */
export function formatDate(language: Language, iso: string, timeZone: string | null): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  return formatDay(language, dayInZone(new Date(time), timeZone ?? getDeviceTimeZone()))
}

/**
 * The distance of a timestamp from `now` (milliseconds), such as "3 days ago"; returned unchanged if it is not a
 * timestamp.
 */
export function formatAge(language: Language, iso: string, now: number): string {
  return formatDistance(iso, { language, now, formatter: relative(language), from: 0 })
}

/** Like `formatAge`, but only in minutes, hours or days: "1 day ago", "45 days ago" (spec F2.6, F9). */
export function formatAgeInDays(language: Language, iso: string, now: number): string {
  const from = units.findIndex(([unit]) => unit === 'day')
  return formatDistance(iso, { language, now, formatter: counted(language), from })
}

type Distance = { language: Language; now: number; formatter: Intl.RelativeTimeFormat; from: number }

function formatDistance(iso: string, { language, now, formatter, from }: Distance): string {
  const seconds = (Date.parse(iso) - now) / 1000
  if (Number.isNaN(seconds)) return iso
  const unit = units.slice(from).find(([, length]) => Math.abs(seconds) >= length)
  return unit ? formatter.format(Math.trunc(seconds / unit[1]), unit[0]) : timeCatalog.read(language).justNow
}

/** From one day to another, as they are formatted; one day if they are the same. */
export const formatPeriod = (language: Language, from: string, to: string): string =>
  from === to ? to : timeCatalog.read(language).period({ from, to })
