/** Which projects of the catalog take applications. It is found again only when a day ends in some time zone. */
import { findApplicationsClosedReason } from '#domain/projects/projects.ts'
import { dayNumber, noDay } from '#domain/time/day-number.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { makeColumn, makeIdMap } from './columns.ts'
import { isOpen } from './browsing/marks.ts'

/** What decides whether a published project takes applications on a day. */
export interface AcceptingProject extends Omit<
  Parameters<typeof findApplicationsClosedReason>[0],
  'visibility'
> {
  timeZone: string
}

export interface OpenSlots {
  /** Adds the project of the next slot. */
  push(project: AcceptingProject): void
  /** The bit `isOpen` of all slots. `today` returns the date in a time zone. */
  bits(today: (timeZone: string) => LocalDate): Int32Array
}

/** The number of the last day to apply; 0 if it is closed. */
function lastDayOf(project: AcceptingProject, applicationsPerSpot: number): number {
  const { applicationDeadline, deadlineEnforced } = project
  const reason = findApplicationsClosedReason(
    { ...project, visibility: 'published' },
    '0000-01-01',
    applicationsPerSpot,
  )
  if (reason) return 0
  return applicationDeadline && deadlineEnforced ? dayNumber(applicationDeadline) : noDay
}

/** Creates an empty list, with the site's limit on queues. */
export function makeOpenSlots(applicationsPerSpot: number): OpenSlots {
  const lastDays = makeColumn()
  const zones = makeColumn()
  const zoneNumbers = makeIdMap()
  const open = makeColumn()
  // The bits of so many slots are known, for the current day of each zone.
  let known = 0
  let days = new Int32Array()

  return {
    push(project) {
      lastDays.push(lastDayOf(project, applicationsPerSpot))
      zones.push(zoneNumbers.take(project.timeZone))
      open.push(0)
    },
    bits(today) {
      const current = Int32Array.from(zoneNumbers.texts(), (zone) => dayNumber(today(zone)))
      if (current.length !== days.length || current.some((day, zone) => day !== days[zone])) known = 0
      days = current
      const bits = open.values()
      markOpen(bits, { lastDays: lastDays.values(), zones: zones.values(), days, from: known })
      known = bits.length
      return bits
    },
  }
}

/** Sets the bit of slots whose last day is not before the current day of their zone. */
function markOpen(
  bits: Int32Array,
  { lastDays, zones, days, from }: Record<'lastDays' | 'zones' | 'days', Int32Array> & { from: number },
): void {
  for (let slot = from; slot < bits.length; slot += 1) {
    // The sign of the difference, spread over all bits.
    const isOver = ((lastDays[slot] ?? 0) - (days[zones[slot] ?? 0] ?? 0)) >> 31
    bits[slot] = ~isOver & isOpen
  }
}
