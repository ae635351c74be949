/** When letters may come: quiet hours and the hour of the daily digest, by the clock of the reader's zone. */
import { addDays, dayInZone, type LocalDate } from './time.ts'

/** Minutes from midnight, 0 to 1439; the quiet begins with `from` and is over with `to`, which may be on the next day. */
export interface QuietHours {
  from: number
  to: number
}

/** The hour at which digests come to whoever has chosen none. */
export const defaultDigestHour = 8

const minute = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts })
  clocks.set(timeZone, made)
  return made
}

/** What the clock of a zone shows at a moment, in minutes from midnight. */
export function minutesInZone(moment: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

/** How far a zone's clock is ahead of UTC at a moment, in minutes. */
function offsetAt(moment: Date, timeZone: string): number {
  const shown =
    Date.parse(`${dayInZone(moment, timeZone)}T00:00:00Z`) + minutesInZone(moment, timeZone) * minute
  return Math.round((shown - Math.floor(moment.getTime() / minute) * minute) / minute)
}

/**
 * The moment at which a zone's clock shows so many minutes on a day: the first of two where the clock is set back, and as
 * much later as the clock jumps where it jumps over them.
 */
export function momentInZone(day: LocalDate, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  // No clock is set twice within two days.
  const before = offsetAt(new Date(asUtc - 1440 * minute), timeZone)
  const after = offsetAt(new Date(asUtc + 1440 * minute), timeZone)
  const shows = (moment: Date) =>
    dayInZone(moment, timeZone) === day && minutesInZone(moment, timeZone) === minutes
  const byBefore = new Date(asUtc - before * minute)
  const byAfter = new Date(asUtc - after * minute)
  return !shows(byBefore) && shows(byAfter) ? byAfter : byBefore
}

/** When the quiet is over that lies on a moment; null where none does. */
export function endOfQuiet(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  const { from, to } = quiet
  const minutes = minutesInZone(now, timeZone)
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
  if (!isQuiet) return null
  const today = dayInZone(now, timeZone)
  const endsTomorrow = from > to && minutes >= from
  const end = momentInZone(endsTomorrow ? addDays(today, 1) : today, to, timeZone)
  // The clock was set back over its end: it comes once more.
  return end > now ? end : null
}

/** The latest digest that is due: its day in the zone, and the moment up to which it tells what happened. */
export function lastDigest(
  now: Date,
  { hour, timeZone }: { hour: number; timeZone: string },
): { day: LocalDate; until: Date } {
  const today = dayInZone(now, timeZone)
  const until = momentInZone(today, hour * 60, timeZone)
  if (until <= now) return { day: today, until }
  const day = addDays(today, -1)
  return { day, until: momentInZone(day, hour * 60, timeZone) }
}
