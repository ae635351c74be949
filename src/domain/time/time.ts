/** Days and zones: a deadline is a whole day in a stored zone (decision A11). */

/** A calendar day, YYYY-MM-DD; such strings compare in time order. */
export type LocalDate = string

/**
 * A zone's formatter, which takes a hundred times as long to make as to use, and the day of the second it was asked for
 * last: lists and those who ask at once ask for the same one. No zone's midnight falls between two seconds. There are some
 * hundred zones.
 */
interface Calendar {
  formatter: Intl.DateTimeFormat
  last: { second: number; day: LocalDate } | null
}
const calendars = new Map<string, Calendar>()

function calendarOf(timeZone: string): Calendar {
  const known = calendars.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = { formatter: new Intl.DateTimeFormat('en-CA', { timeZone, ...parts }), last: null }
  calendars.set(timeZone, made)
  return made
}

/** The calendar day that a moment falls on in an IANA time zone. */
export function dayInZone(timestamp: Date, timeZone: string): LocalDate {
  const calendar = calendarOf(timeZone)
  const second = Math.floor(timestamp.getTime() / 1000)
  if (calendar.last?.second === second) return calendar.last.day
  const parts = calendar.formatter.formatToParts(timestamp)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  calendar.last = { second, day }
  return day
}

/** Whether the text is a real calendar day written YYYY-MM-DD, within the years the product keeps. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const timestamp = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(timestamp.getTime()) || timestamp.toISOString().slice(0, 10) !== text) return false
  return text >= '1900-01-01' && text <= '2200-12-31'
}

/** Whether the text is the IANA name of a time zone, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The first moment of a day in an IANA time zone: midnight, or later where the clocks jump over it. */
export function startOfDay(day: LocalDate, timeZone: string): Date {
  const minute = 60_000
  // No zone is further than 15 hours from UTC; minutes are searched by halves.
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * 60 * minute
  let after = before + 30 * 60 * minute
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute
    if (dayInZone(new Date(middle), timeZone) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The day so many days after another; a negative number goes back. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
