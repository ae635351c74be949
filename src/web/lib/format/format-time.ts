import { dayInZone } from '#domain/time/time.ts'
import { formatShortDay } from '#contract/i18n/dates.ts'
import { getDateTimeFormat, getNumberFormat, getRelativeTimeFormat } from '#contract/i18n/formatters.ts'
import { dateLocaleOf } from '#contract/i18n/date-order.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { timeCatalog } from '#web/lib/texts/time-texts.ts'
import { getDeviceTimeZone } from './time-zone.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
/** Longer units would say one age in two ways, and less exactly. */
const ageUnits: ReadonlySet<string> = new Set(['day', 'hour', 'minute'])

/** A calendar day `YYYY-MM-DD`, "Jan 22, 2011": the one style of screens. Legal texts and certificates write the month out. */
export const formatDay = formatShortDay

/** The same without a year, "Jan 22". */
export function formatMonthDay(language: Language, date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time)) return date
  const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return getDateTimeFormat(dateLocaleOf(language), options).format(time)
}

/** A day of the week, from 1 for Monday: "Monday". */
export function formatWeekday(language: Language, weekday: number): string {
  // The first of January 2024 was a Monday.
  const time = Date.UTC(2024, 0, weekday)
  return getDateTimeFormat(dateLocaleOf(language), { weekday: 'long', timeZone: 'UTC' }).format(time)
}

/** A timestamp to the minute, in a zone or (null) the device's zone; returned unchanged if it is not a timestamp. */
export function formatTimestamp(language: Language, iso: string, timeZone: string | null = null): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) } as const
  return getDateTimeFormat(dateLocaleOf(language), options).format(time)
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
 * The distance of a timestamp from `now` (milliseconds), such as "3 days ago" or "tomorrow"; returned unchanged if it is not a
 * timestamp.
 */
export function formatAge(language: Language, iso: string, now: number): string {
  const seconds = (Date.parse(iso) - now) / 1000
  if (Number.isNaN(seconds)) return iso
  const { locale } = settingsOf(language)
  if (seconds < 60) {
    const age = ageOf(-seconds)
    if (!age) return timeCatalog.read(language).justNow
    return getRelativeTimeFormat(locale, { numeric: 'always' }).format(-age.count, age.unit)
  }
  // What is to come is rounded: 47 hours are two days, not one.
  const unit = units.find(([, length], index) => {
    const smaller = units[index + 1]?.[1] ?? length
    return Math.round(seconds / smaller) * smaller >= length
  })
  if (!unit) return timeCatalog.read(language).justNow
  return getRelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / unit[1]), unit[0])
}

/** The same inside a sentence: "just now" has a small letter there. */
export function formatAgeInText(language: Language, iso: string, now: number): string {
  const { justNow, justNowInText } = timeCatalog.read(language)
  const age = formatAge(language, iso, now)
  return age === justNow ? justNowInText : age
}

/** How long ago a timestamp is, in the units of `formatAge`: "3 days", "20 hours". What is no timestamp, as there. */
export function formatElapsed(language: Language, iso: string, now: number): string {
  const seconds = (now - Date.parse(iso)) / 1000
  if (Number.isNaN(seconds)) return iso
  const age = ageOf(seconds)
  if (!age) return timeCatalog.read(language).justNow
  const { unit, count } = age
  return getNumberFormat(settingsOf(language).locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  )
}

/** An age in full minutes, hours or days (spec F2.6, F9); null if it is less than a minute. */
function ageOf(seconds: number) {
  const [unit, length] = units.find(([each, most]) => ageUnits.has(each) && seconds >= most) ?? []
  return unit === undefined || length === undefined ? null : { unit, count: Math.trunc(seconds / length) }
}

/** From one day to another, as they are formatted; one day if they are the same. */
export const formatPeriod = (language: Language, from: string, to: string): string =>
  from === to ? to : timeCatalog.read(language).period({ from, to })
