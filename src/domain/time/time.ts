/** Days and zones: a deadline is a whole day in a stored zone (decision A11). */

/** A day of 24 hours, in milliseconds. */
export const dayMs = 86_400_000

/** A calendar day, YYYY-MM-DD; such strings sort chronologically. */
export type LocalDate = string

/**
 * A zone's formatter, which takes a hundred times longer to create than to use, and the day of the last requested
 * second, because lists and concurrent requests ask for the same one. No midnight falls within a second. There are a
 * few hundred zones.
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

/** The calendar day at a given time in an IANA time zone. */
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

/** Whether the text is a real calendar day written YYYY-MM-DD, within the supported years. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const timestamp = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(timestamp.getTime()) || timestamp.toISOString().slice(0, 10) !== text) return false
  return text >= '1900-01-01' && text <= '2200-12-31'
}

/** Whether the text is written as the IANA name of a time zone, such as America/New_York; UTC and EST are not. */
export const isZoneName = (name: string): boolean => /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(name)

let listed: ReadonlySet<string> | undefined

/**
 * The name by which the runtime lists a time zone that it knows, also by a former name; null if it lists none. Runtimes know some
 * names that no list has, such as SystemV/AST4 and US/Pacific-New; PostgreSQL knows none of those, and a query for many people
 * would fail for all of them.
 */
export function resolveZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    listed ??= new Set(Intl.supportedValuesOf('timeZone'))
    return listed.has(timeZone) || timeZone === 'UTC' || timeZone.startsWith('Etc/') ? timeZone : null
  } catch {
    return null
  }
}

/** Whether the text is the IANA name of a time zone that the runtime lists, or a former name of one. */
export const isTimeZone = (name: string): boolean => isZoneName(name) && resolveZone(name) !== null

/** The UTC day that daily limits count in: when it began, when it ends, and the seconds until then, rounded up. */
export function findLimitDay(now: Date): { since: Date; end: Date; secondsLeft: number } {
  const since = new Date(now)
  since.setUTCHours(0, 0, 0, 0)
  const end = new Date(since.getTime() + 86_400_000)
  return { since, end, secondsLeft: Math.ceil((end.getTime() - now.getTime()) / 1000) }
}

/** The start of a day in an IANA time zone: midnight, or later if the clocks jump over it. */
export function startOfDay(day: LocalDate, timeZone: string): Date {
  const minute = 60_000
  // No zone is more than 15 hours from UTC; a binary search finds the minute.
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * 60 * minute
  let after = before + 30 * 60 * minute
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute
    if (dayInZone(new Date(middle), timeZone) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
