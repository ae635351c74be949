/** When work happens and when a volunteer is free, as far as the texts say. */
import type { AvailabilityChoice } from '#domain/options/volunteers.ts'

export const slots = ['morning', 'afternoon', 'evening', 'saturday', 'sunday'] as const
/** Mornings, afternoons and evenings from Monday to Friday; Saturday; Sunday. */
export type Slot = (typeof slots)[number]
const ofWeekdays = ['morning', 'afternoon', 'evening'] as const

/** "SAT" is also a test, "sat" and "sun" are also words: in capitals or small, only beside hours or the other day. */
const besideHours = String.raw`\b(?=\W*(?:\d|(?:(?:and|or|AND|OR)\s+)?[Ss](?:[Aa][Tt]|[Uu][Nn])\b|mornings?\b|afternoons?\b|evenings?\b))`
const patterns = {
  saturday: [
    /\b(?:saturdays?|weekends?)\b/iu,
    new RegExp(String.raw`\bSat\b|\b[Ss][Aa][Tt]${besideHours}`, 'u'),
  ],
  sunday: [/\b(?:sundays?|weekends?)\b/iu, new RegExp(String.raw`\bSun\b|\b[Ss][Uu][Nn]${besideHours}`, 'u')],
  weekday: [
    /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekdays?|mons?|tues?|weds?|thurs?|fris?)\b/iu,
  ],
  morning: [/\bmornings?\b/iu],
  afternoon: [/\b(?:afternoons?|after[\s-]*school)\b/iu],
  day: [
    /\b(?:daytime|during\s+the\s+day|business\s+hours|office\s+hours|school\s+day|lunch\s*time|noon)\b/iu,
  ],
  evening: [/\b(?:evenings?|nights?|after\s+work|weeknights?|overnight)\b/iu],
} as const
const names = (text: string, one: keyof typeof patterns): boolean =>
  patterns[one].some((pattern) => pattern.test(text))
const time =
  /\b(?<hour>\d{1,2})(?::\d{2})?\s*(?<half>[ap]\.?m)?\.?(?:\s*(?:-|–|to|until|till)\s*(?<end>\d{1,2})(?::\d{2})?\s*(?<endHalf>[ap]\.?m))?/giu
const endsBefore = /\b(?:until|till|before|by)\s+$/iu
const lookBehindLength = 10
/** Someone who is free until 2 p.m. has no time for work in the afternoon, in hours. */
const leastShift = 2
const noon = 12
const startOfEvening = 17
const date =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]*)\.?\s+\d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}\/\d{1,2}\b/iu
const namesDay = (text: string): boolean =>
  (['saturday', 'sunday', 'weekday'] as const).some((one) => names(text, one))

/** The slots that a listing names. A date without a day of the week may be any day. */
export function findSlotsOfListing(text: string): Slot[] {
  const found = findSlots(text)
  const isDated = found.length > 0 && date.test(text) && !namesDay(text)
  return isDated
    ? slots.filter((slot) => found.includes(slot) || slot === 'saturday' || slot === 'sunday')
    : found
}

/** The slots that a text names; empty if it names no days. */
export function findSlots(text: string): Slot[] {
  const parts = findPartsOfDay(text)
  const weekend = (['saturday', 'sunday'] as const).filter((day) => names(text, day))
  const onWeekdays = names(text, 'weekday')
  const found = new Set<Slot>(weekend)
  if (onWeekdays || weekend.length === 0) for (const part of parts) found.add(part)
  if (onWeekdays && parts.size === 0) for (const part of ofWeekdays) found.add(part)
  return slots.filter((slot) => found.has(slot))
}

/** "After 3:30" is in the afternoon and later, "after 6" in the evening, also without "p.m.". */
const afterHour =
  /\bafter\s+(?<hour>\d{1,2})(?:[:.]\d{2})?(?!\s*(?:a\.?m|\d|%|years?|months?|weeks?|days?))\b/iu
const lastOfAfternoon = 4

/** The parts of a day that a text names, in words or by hours. */
function findPartsOfDay(text: string): Set<(typeof ofWeekdays)[number]> {
  const [first] = findHours(text)
  const isByDay = names(text, 'day')
  const startsIn = (from: number, to: number) =>
    first !== undefined && first.start >= from && first.start < to
  const found = new Set<(typeof ofWeekdays)[number]>()
  if (isByDay || names(text, 'morning') || startsIn(0, noon)) found.add('morning')
  const lastsIntoAfternoon =
    startsIn(0, startOfEvening) && first !== undefined && (first.end ?? first.start) > noon
  if (isByDay || names(text, 'afternoon') || startsIn(noon, startOfEvening) || lastsIntoAfternoon)
    found.add('afternoon')
  const hour = Number(afterHour.exec(text)?.groups?.['hour'] ?? 0)
  if (hour >= 1 && hour <= lastOfAfternoon) found.add('afternoon')
  if (names(text, 'evening') || startsIn(startOfEvening, 24) || (hour >= 1 && hour < noon))
    found.add('evening')
  return found
}

/** The hours, 0 to 23, of which a text says am or pm. The end is null if the text gives none. */
function findHours(text: string): { start: number; end: number | null }[] {
  return [...text.matchAll(time)].flatMap(({ groups = {}, index }) => {
    const { hour = '', half, end = '', endHalf } = groups
    const last = endHalf === undefined ? null : toHour(end, endHalf)
    if (half !== undefined && endsBefore.test(text.slice(Math.max(0, index - lookBehindLength), index))) {
      return [{ start: 0, end: toHour(hour, half) - leastShift }]
    }
    if (half !== undefined) return [{ start: toHour(hour, half), end: last }]
    if (endHalf === undefined || last === null) return []
    // "9-5pm" starts in the morning, "5-7pm" in the evening.
    const begins = toHour(hour, endHalf)
    return [{ start: begins > last ? begins - noon : begins, end: last }]
  })
}

const toHour = (written: string, half: string): number =>
  (Number(written) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)

/** "A Sunday league", "Saturday market": what someone does then, not when they are free. */
const eventOfDay =
  /\b(?:satur|sun|fri)days?(?:\s+(?:mornings?|nights?))?\s+(?:leagues?|schools?|services?|mass|dinners?|papers?|games?|markets?|brunch|church|classes|class|shifts?|gigs?)\b/giu

const ofChoice: Readonly<Record<AvailabilityChoice, readonly Slot[]>> = {
  weekday_evenings: ['evening'],
  weekends: ['saturday', 'sunday'],
  business_hours: ['morning', 'afternoon'],
  flexible: slots,
}

/** Not one day of the week: who can't come on Friday afternoons can on others. */
const dayName = String.raw`(?:(?:satur|sun|week)days?|weekends?|weeknights?|(?:weekday\s+)?(?:mornings?|afternoons?|evenings?|nights?))`
/** "No weekends", "never Saturday", "not on Friday afternoons". */
const busyAfter = new RegExp(
  String.raw`\b(?:no|not|never|except|can['’]?t(?:\s+do)?|won['’]?t(?:\s+do)?)\s+(?:(?:on|in|at|any|the)\s+)*(?<days>${dayName}(?:(?:\s*,\s*|\s+)(?:(?:and|or|nor)\s+)?${dayName})*)\b(?!\s+(?:classes|class|shifts?|jobs?|school)\b)`,
  'giu',
)
/** "Saturdays I work", "most Saturdays are booked", "weekends are out". */
const busyBefore = new RegExp(
  String.raw`\b(?<days>${dayName}(?:\s*(?:,|and|or|&)\s*${dayName})*)(?:\s+from\s+\p{L}+\s+to\s+\p{L}+)?\s+(?:I\s+(?:work|am\s+(?:busy|away|at\s+work))|I['’]m\s+(?:busy|away|at\s+work)|(?:is|are)\s+(?:(?:usually|mostly|always|all)\s+)?(?:booked|taken|busy|out|off\s+limits|for\s+my\s+(?:family|kids)))\b`,
  'giu',
)
/** "Mornings only", "only on weekends": nothing else. */
const only = new RegExp(
  String.raw`\b(?<first>${dayName}(?:\s*(?:,|and|or|&)\s*${dayName})*)\s+only\b|\bonly\s+(?:(?:free|available)\s+)?(?:(?:on|in|at|the)\s+)*(?<then>${dayName}(?:\s*(?:,|and|or|&)\s*${dayName})*)\b`,
  'giu',
)

const slotsIn = (biography: string, pattern: RegExp): Slot[] =>
  [...biography.matchAll(pattern)].flatMap(({ groups = {} }) =>
    findSlots(groups['days'] ?? groups['first'] ?? groups['then'] ?? ''),
  )

/** "No more than 3 hours", "one Sunday a month", "and that's all": more is not to be had. */
const mostTime =
  /\b(?:only|just|at\s+most|up\s+to|no\s+more\s+than|max(?:imum)?(?:\s+of)?)\s+(?:an?|one|two|three|four|five|six|eight|ten|twelve|\d+)(?:\s+\p{L}+)?\s+(?:hours?|hrs?|evenings?|afternoons?|mornings?|days?)\b|\b(?:one|an?|two)\s+(?:day|evening|morning|afternoon|saturday|sunday|weekend)s?\s+(?:a|per|every|each)\s+month\b|\bthat['’]?s\s+(?:all|it)\b|\bthat\s+is\s+(?:honestly\s+|really\s+)?(?:all|it)\b/iu

/** Whether a biography says that there is no more time. */
export const hasNoMoreTime = (biography: string): boolean => mostTime.test(biography)

/** The slots that a biography rules out: "no weekends", or all others if it says "mornings only". */
export function findBusySlots(biography: string): Slot[] {
  const alone = slotsIn(biography, only)
  const others = alone.length > 0 ? slots.filter((slot) => !alone.includes(slot)) : []
  return [...others, ...slotsIn(biography, busyAfter), ...slotsIn(biography, busyBefore)]
}

/**
 * The slots when a volunteer is free; empty if neither the selection nor the biography says anything. These are the
 * selected ones and those that the biography names, or the latter alone if they are some of the selected. Without those
 * that the biography rules out. `said` is the biography without denials.
 */
export function freeSlots(choice: AvailabilityChoice | null, biography: string, said = biography): Slot[] {
  const selected = choice === null ? [] : ofChoice[choice]
  const named = findSlots(said.replace(eventOfDay, ' '))
  const alone = slotsIn(biography, only)
  const busy = findBusySlots(biography)
  const isNarrower =
    choice !== 'flexible' && named.length > 0 && named.every((slot) => selected.includes(slot))
  const free = alone.length > 0 ? alone : isNarrower ? named : [...selected, ...named]
  return slots.filter((slot) => free.includes(slot) && !busy.includes(slot))
}
