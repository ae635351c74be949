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
  /\b(?<hour>\d{1,2})(?::\d{2})?\s*(?<half>[ap]\.?m)?\.?(?:\s*(?:-|–|to|until|till)\s*(?<end>\d{1,2})(?::\d{2})?\s*(?<endHalf>[ap]\.?m)?)?/giu
const endsBefore = /\b(?:until|till)\s+$/iu
/** "Apply by 5 p.m." says nothing about when the work is. */
const isDeadline = /\b(?:before|by|due)\s+$/iu
const startOfDay = 6
const lookBehindLength = 10
/** Someone who is free until 2 p.m. has no time for work in the afternoon, in hours. */
const leastShift = 2
const noon = 12
const startOfEvening = 17
const date =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]*)\.?\s+\d{1,2}(?:st|nd|rd|th)?\b|\b(?!24\/7)\d{1,2}\/\d{1,2}\b/iu
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

/** "After 3:30" is in the afternoon and later, "after 6" in the evening, also without "p.m."; not "after 9/11", "after 3 kids". */
const afterHour =
  /\bafter\s+(?<hour>\d{1,2})(?:[:.]\d{2}\b(?!\s*a\.?m)|\s*p\.?m\b|\s*o['’]clock\b|(?=\s*(?:[.,;!?)]|$|on\b)))/iu
const lastOfAfternoon = 4

/** The parts of a day that a text names, in words or by hours. */
function findPartsOfDay(text: string): Set<(typeof ofWeekdays)[number]> {
  const hours = findHours(text)
  const isByDay = names(text, 'day')
  const startsIn = (from: number, to: number) => hours.some(({ start }) => start >= from && start < to)
  const found = new Set<(typeof ofWeekdays)[number]>()
  if (isByDay || names(text, 'morning') || startsIn(0, noon)) found.add('morning')
  const lastsIntoAfternoon = hours.some(({ start, end }) => start < startOfEvening && (end ?? start) > noon)
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
    const before = text.slice(Math.max(0, index - lookBehindLength), index)
    const start = half === undefined ? null : toHour(hour, half)
    if (isDeadline.test(before)) return []
    if (start !== null && endsBefore.test(before)) {
      return [
        start < startOfDay ? { start: startOfEvening, end: null } : { start: 0, end: start - leastShift },
      ]
    }
    if (start !== null) return [{ start, end: endOf(start, end, endHalf) }]
    const last = endHalf === undefined ? null : toHour(end, endHalf)
    if (endHalf === undefined || last === null) return []
    // "9-5pm" starts in the morning, "5-7pm" in the evening.
    const begins = toHour(hour, endHalf)
    return [{ start: begins > last ? begins - noon : begins, end: last }]
  })
}

/** The hour after the start in "9am to 1pm" and "10am to 4"; null if none is written. */
function endOf(start: number, end: string, half: string | undefined): number | null {
  if (half !== undefined) return toHour(end, half)
  if (end === '' || Number(end) > noon) return null
  const last = toHour(end, 'am')
  return last > start ? last : last + noon
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
const partOfDay = String.raw`(?:mornings?|afternoons?|evenings?|nights?)`
const dayName = String.raw`(?<!(?:days?|\b(?:mon|tues?|wed|thurs?|fri|sat|sun)\.?)\s)(?:(?:satur|sun)days?(?:\s+${partOfDay})?|weekdays?(?:\s+${partOfDay})?|weekends?|weeknights?|${partOfDay})`
const joint = String.raw`(?:\s*,\s*(?:(?:and|or|nor)\s+)?|\s+(?:and|or|nor)\s+|\s*&\s*)`
const dayNames = String.raw`${dayName}(?:${joint}${dayName})*`
/** "No weekend work" and "no evening plans" say nothing about when someone is free. */
const clauseEnd = String.raw`(?=\s*(?:[.,;:!)\n]|$|(?:please|for\s+me|because|bc|since|so|but|except|at\s+all|though|with|until)\b))`
/** "No weekends", "never Saturday", "busy on weekends". */
const busyAfter = new RegExp(
  String.raw`\b(?:no|not(?:\s+(?:free|available))?|never|except|can['’]?t(?:\s+do)?|won['’]?t(?:\s+do)?|(?:am|['’]m)\s+busy)\s+(?:(?:on|in|at|any|the)\s+)*(?<days>${dayNames})${clauseEnd}`,
  'giu',
)
/** "Saturdays I work", "weekends are out". */
const busyBefore = new RegExp(
  String.raw`(?<days>${dayNames})\s+(?:I\s+(?:work|am\s+(?:busy|away|at\s+work))|I['’]m\s+(?:busy|away|at\s+work)|(?:is|are)\s+(?:(?:usually|mostly|always|all)\s+)?(?:booked|taken|busy|out|off\s+limits|for\s+my\s+(?:family|kids)))${clauseEnd}`,
  'giu',
)
/** "Mornings only", "only on weekends": nothing else. */
const only = new RegExp(
  String.raw`(?<first>${dayNames})\s+only${clauseEnd}|(?<!\b(?:not|the|my|one)\s)\bonly\s+(?:(?:free|available)\s+)?(?:(?:on|in|at)\s+)*(?<then>${dayNames})${clauseEnd}`,
  'giu',
)
/** "I teach mornings only" is about a job. */
const ofJob =
  /\b(?:work(?:s|ed|ing)?|teach(?:es|ing)?|taught|opens?|shifts?|shop|store|job|run)\b[^.;:!?\n]*$/iu
const ofOnePart = new RegExp(String.raw`\b(?:satur|sun)days?\s+${partOfDay}$`, 'iu')

const daysIn = (found: RegExpExecArray): string[] => {
  const { days, first, then } = found.groups ?? {}
  return (days ?? first ?? then ?? '').split(new RegExp(joint, 'iu'))
}

/** The slots that alone will do, by what the biography says; empty if it says nothing. */
const findOnlySlots = (biography: string): Slot[] =>
  [...biography.matchAll(only)]
    .filter(({ index }) => !ofJob.test(biography.slice(Math.max(0, index - lookBackForJob), index)))
    .flatMap((found) => daysIn(found).flatMap(findSlots))
const lookBackForJob = 80

/** Who can't come on Saturday nights can on Saturdays. */
const findRuledOut = (biography: string): Slot[] =>
  [busyAfter, busyBefore].flatMap((pattern) =>
    [...biography.matchAll(pattern)].flatMap((found) =>
      daysIn(found)
        .filter((one) => !ofOnePart.test(one))
        .flatMap(findSlots),
    ),
  )

/** "No more than 3 hours", "one Sunday a month": more is not to be had. */
const mostTime =
  /(?<!\bwork\s)\b(?:only|just|at\s+most|up\s+to|no\s+more\s+than|max(?:imum)?(?:\s+of)?)\s+(?:an?|one|two|three|four|five|six|eight|ten|twelve|\d+)(?:\s+\p{L}+)?\s+(?:hours?|hrs?|evenings?|afternoons?|mornings?|days?)\b|(?:^|[.,;:!?\n]\s*|\b(?:have|give|free|do)\s+)(?:one|an?|two)\s+(?:day|evening|morning|afternoon|saturday|sunday|weekend)s?\s+(?:a|per|every|each)\s+month\b/iu
/** "An hour a week, and that's all". */
const isAll = /\bthat(?:['’]?s|\s+is)\s+(?:(?:honestly|really)\s+)?(?:all|it)\b/iu
const namesTime = /\b(?:hours?|hrs?|days?|evenings?|afternoons?|mornings?|weekends?|saturdays?|sundays?)\b/iu
/** Illness that leaves little strength: no one advises more hours. */
const littleStrength =
  /\b(?:chronic(?:ally)?\s+(?:fatigue|pain|ill|illness)|ME\/CFS|long\s+covid|bedridden|housebound|(?:mostly|often)\s+in\s+bed|tire\s+(?:easily|quickly)|(?:limited|little|low)\s+(?:energy|strength|stamina))\b/iu

/** Whether a biography says that there is no more time or strength. */
export const hasNoMoreTime = (biography: string): boolean =>
  mostTime.test(biography) ||
  littleStrength.test(biography) ||
  biography.split(/[.!?\n]/u).some((sentence) => isAll.test(sentence) && namesTime.test(sentence))

/** The slots that a biography rules out: "no weekends", or all others if it says "mornings only". */
export function findBusySlots(biography: string): Slot[] {
  const alone = findOnlySlots(biography)
  const others = alone.length > 0 ? slots.filter((slot) => !alone.includes(slot)) : []
  return [...others, ...findRuledOut(biography)]
}

/**
 * The slots when a volunteer is free; empty if neither the selection nor the biography says anything. These are the
 * selected ones and those that the biography names, without those that it rules out; or those that alone will do. If
 * that leaves none, the two contradict each other, and the selection counts. `said` is the biography without denials.
 */
export function freeSlots(choice: AvailabilityChoice | null, biography: string, said = biography): Slot[] {
  const selected = choice === null ? [] : ofChoice[choice]
  const named = findSlots(said.replace(busyBefore, ' ').replace(eventOfDay, ' '))
  const alone = findOnlySlots(biography)
  const busy = findRuledOut(biography)
  const free = alone.length > 0 ? alone : [...selected, ...named]
  const left = (from: readonly Slot[]) => slots.filter((slot) => from.includes(slot) && !busy.includes(slot))
  const [found, rest] = [left(free), left(selected)]
  return found.length > 0 ? found : rest.length > 0 ? rest : [...selected]
}
