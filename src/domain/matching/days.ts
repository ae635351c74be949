/** When work happens and when a volunteer is free, as far as the texts say. */
import type { AvailabilityChoice } from '#domain/options/volunteers.ts'

export const slots = ['weekday', 'evening', 'weekend'] as const
/** Daytime from Monday to Friday; evenings of these days; Saturday and Sunday. */
export type Slot = (typeof slots)[number]

const weekend = /\b(?:saturdays?|sundays?|weekends?)\b/iu
/** "SAT" is also a test, "sat" and "sun" are also words: in capitals or small, only beside hours or the other day. */
const shortWeekend =
  /\b(?:Sat|Sun)\b|\b(?:[Ss][Aa][Tt]|[Ss][Uu][Nn])\b(?=\W*(?:\d|(?:(?:and|or|AND|OR)\s+)?[Ss](?:[Aa][Tt]|[Uu][Nn])\b|mornings?\b|afternoons?\b|evenings?\b))/u
const weekday =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekdays?|mons?|tues?|weds?|thurs?|fris?)\b/iu
const evening = /\b(?:evenings?|nights?|after\s+work|weeknights?|overnight)\b/iu
const byDay =
  /\b(?:mornings?|afternoons?|daytime|during\s+the\s+day|business\s+hours|office\s+hours|school\s+day|after[\s-]*school|lunch\s*time|noon)\b/iu
const time =
  /\b(?<hour>\d{1,2})(?::\d{2})?\s*(?<half>[ap]\.?m)?\.?(?:\s*(?:-|–|to|until|till)\s*(?<end>\d{1,2})(?::\d{2})?\s*(?<endHalf>[ap]\.?m))?/giu
const startOfEvening = 17

/** The slots that a text names; empty if it names no days. */
export function findSlots(text: string): Slot[] {
  const hours = findHours(text)
  const first = hours[0]
  const isEvening = evening.test(text) || (first !== undefined && first >= startOfEvening)
  const isByDay = byDay.test(text) || (first !== undefined && first < startOfEvening)
  const onWeekend = weekend.test(text) || shortWeekend.test(text)
  const onWeekdays = weekday.test(text)
  const found = new Set<Slot>()
  if (onWeekend) found.add('weekend')
  if (onWeekdays || !onWeekend) {
    if (isEvening) found.add('evening')
    if (isByDay) found.add('weekday')
  }
  if (onWeekdays && !isEvening && !isByDay) {
    found.add('weekday')
    found.add('evening')
  }
  return slots.filter((slot) => found.has(slot))
}

/** The start hours, 0 to 23, where a text uses am or pm. */
function findHours(text: string): number[] {
  return [...text.matchAll(time)].flatMap(({ groups = {} }) => {
    const { hour = '', half, end = '', endHalf } = groups
    if (half !== undefined) return [toHour(hour, half)]
    if (endHalf === undefined) return []
    // "9-5pm" starts in the morning, "5-7pm" in the evening.
    const begins = toHour(hour, endHalf)
    return [begins > toHour(end, endHalf) ? begins - 12 : begins]
  })
}

const toHour = (written: string, half: string): number =>
  (Number(written) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)

const ofChoice: Readonly<Record<AvailabilityChoice, readonly Slot[]>> = {
  weekday_evenings: ['evening'],
  weekends: ['weekend'],
  business_hours: ['weekday'],
  flexible: slots,
}

/**
 * The slots when a volunteer is free: those they selected and those their biography names; empty if neither says
 * anything.
 */
export function freeSlots(choice: AvailabilityChoice | null, biography: string): Slot[] {
  const free = new Set([...(choice === null ? [] : ofChoice[choice]), ...findSlots(biography)])
  return slots.filter((slot) => free.has(slot))
}
