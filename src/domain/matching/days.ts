/** When work is done and when a volunteer is free, as far as words say it. */
import type { AvailabilityChoice } from '#domain/options/volunteers.ts'

export const slots = ['weekday', 'evening', 'weekend'] as const
/** By day from Monday to Friday; in the evening of these days; Saturday and Sunday. */
export type Slot = (typeof slots)[number]

const weekend = /\b(?:saturdays?|sundays?|weekends?|sat|sun)\b/iu
const weekday =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekdays?|mon|tues?|wed|thurs?|fri)\b/iu
const evening = /\b(?:evenings?|nights?|after\s+work|weeknights?|overnight)\b/iu
const byDay =
  /\b(?:mornings?|afternoons?|daytime|during\s+the\s+day|business\s+hours|office\s+hours|school\s+day|after[\s-]*school|lunch\s*time|noon)\b/iu
const hour = /\b(?<hour>\d{1,2})(?::\d{2})?\s*(?<half>am|pm|a\.m|p\.m)/giu
const startOfEvening = 17

/** The slots that a text names; none when it names no days. */
export function findSlots(text: string): Slot[] {
  const hours = [...text.matchAll(hour)].map(({ groups }) => {
    const told = Number(groups?.['hour']) % 12
    return groups?.['half']?.toLowerCase().startsWith('p') ? told + 12 : told
  })
  const first = hours[0]
  const isEvening = evening.test(text) || (first !== undefined && first >= startOfEvening)
  const isByDay = byDay.test(text) || (first !== undefined && first < startOfEvening)
  const onWeekend = weekend.test(text)
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

const ofChoice: Readonly<Record<AvailabilityChoice, readonly Slot[]>> = {
  weekday_evenings: ['evening'],
  weekends: ['weekend'],
  business_hours: ['weekday'],
  flexible: slots,
}

/** The slots in which a volunteer is free: by their choice, and those their biography names; none when neither says. */
export function freeSlots(choice: AvailabilityChoice | null, biography: string): Slot[] {
  const free = new Set([...(choice === null ? [] : ofChoice[choice]), ...findSlots(biography)])
  return slots.filter((slot) => free.has(slot))
}
