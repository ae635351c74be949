/** When emails may arrive: quiet hours and the hour of the daily digest, in the reader's time zone. */
import { addDays, dayInZone, type LocalDate } from '#domain/time/time.ts'

/** Minutes from midnight, 0 to 1439. Quiet hours start at `from` and end at `to`, which may be on the next day. */
export interface QuietHours {
  from: number
  to: number
}

/** The digest hour for people who haven't chosen one. */
export const defaultDigestHour = 8

const minute = 60_000
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts })
  formatters.set(timeZone, made)
  return made
}

/** The local time in a zone, in minutes from midnight. */
export function minutesInZone(timestamp: Date, timeZone: string): number {
  const parts = formatterFor(timeZone).formatToParts(timestamp)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

/** A zone's offset from UTC at a given time, in minutes. */
function findOffsetAt(timestamp: Date, timeZone: string): number {
  const shown =
    Date.parse(`${dayInZone(timestamp, timeZone)}T00:00:00Z`) + minutesInZone(timestamp, timeZone) * minute
  return Math.round((shown - Math.floor(timestamp.getTime() / minute) * minute) / minute)
}

/**
 * The time at which a zone's clock shows the given minutes on a day. If the clock is set back, the first of two; if
 * it jumps over them, later by the length of the jump.
 */
export function zonedTimeToDate(day: LocalDate, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  // No clock changes twice within two days.
  const before = findOffsetAt(new Date(asUtc - 1440 * minute), timeZone)
  const after = findOffsetAt(new Date(asUtc + 1440 * minute), timeZone)
  const matchesClock = (timestamp: Date) =>
    dayInZone(timestamp, timeZone) === day && minutesInZone(timestamp, timeZone) === minutes
  const withOffsetBefore = new Date(asUtc - before * minute)
  const withOffsetAfter = new Date(asUtc - after * minute)
  return !matchesClock(withOffsetBefore) && matchesClock(withOffsetAfter) ? withOffsetAfter : withOffsetBefore
}

/** When the current quiet hours end; null outside of them. */
export function findQuietEnd(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  const { from, to } = quiet
  const minutes = minutesInZone(now, timeZone)
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
  if (!isQuiet) return null
  const today = dayInZone(now, timeZone)
  const endsTomorrow = from > to && minutes >= from
  const end = zonedTimeToDate(endsTomorrow ? addDays(today, 1) : today, to, timeZone)
  // The clock was set back past the end, so the end comes again.
  return end > now ? end : null
}

/** The latest digest that is due: its local day, and the time up to which it covers notifications. */
export function findLastDigest(
  now: Date,
  { hour, timeZone }: { hour: number; timeZone: string },
): { day: LocalDate; until: Date } {
  const today = dayInZone(now, timeZone)
  const until = zonedTimeToDate(today, hour * 60, timeZone)
  if (until <= now) return { day: today, until }
  const day = addDays(today, -1)
  return { day, until: zonedTimeToDate(day, hour * 60, timeZone) }
}
