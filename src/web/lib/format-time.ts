import { dayInZone } from '#domain/time/time.ts'
import { timeTexts } from '#web/i18n/en/time.ts'
import { getDeviceTimeZone } from './time-zone.ts'

const { locale } = timeTexts
// Created on first use: each costs a phone some milliseconds.
const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const exact = new Map<string | null, Intl.DateTimeFormat>()
const makeExact = (timeZone: string | null) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...(timeZone && { timeZone }) })
const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const counted = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * A calendar day `YYYY-MM-DD` in words, "January 22, 2011", independent of time zones. Returned unchanged if it is
 * not a day.
 */
export function formatDay(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? date : day().format(time)
}

/** A timestamp to the minute, in a zone or (null) the device's zone; returned unchanged if it is not a timestamp. */
export function formatTimestamp(iso: string, timeZone: string | null = null): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const format = exact.get(timeZone) ?? makeExact(timeZone)
  exact.set(timeZone, format)
  return format.format(time)
}

/**
 * The calendar day of a timestamp, in a zone or (null) the device's zone; returned unchanged if it is not a
 * timestamp.
 */
export function formatDate(iso: string, timeZone: string | null): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : formatDay(dayInZone(new Date(time), timeZone ?? getDeviceTimeZone()))
}

/**
 * The distance of a timestamp from `now` (milliseconds), such as "3 days ago"; returned unchanged if it is not a
 * timestamp.
 */
export function formatAge(iso: string, now: number): string {
  return formatDistance(iso, { now, formatter: relative(), from: 0 })
}

/** Like `formatAge`, but only in minutes, hours or days: "1 day ago", "45 days ago" (spec F2.6, F9). */
export function formatAgeInDays(iso: string, now: number): string {
  return formatDistance(iso, { now, formatter: counted(), from: units.findIndex(([unit]) => unit === 'day') })
}

function formatDistance(
  iso: string,
  { now, formatter, from }: { now: number; formatter: Intl.RelativeTimeFormat; from: number },
): string {
  const seconds = (Date.parse(iso) - now) / 1000
  if (Number.isNaN(seconds)) return iso
  const unit = units.slice(from).find(([, length]) => Math.abs(seconds) >= length)
  return unit ? formatter.format(Math.trunc(seconds / unit[1]), unit[0]) : timeTexts.justNow
}
