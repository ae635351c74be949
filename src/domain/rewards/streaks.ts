/**
 * Weekly streaks (spec features 2; decision 0043): a week from Monday to Sunday counts if hours on one of its days
 * are confirmed or work was signed off on one of them. An announced rest week neither counts nor breaks the streak.
 */
import { addDays, type LocalDate } from '#domain/time/time.ts'

/** How many weeks ahead a rest week may be announced; the current week is 0. */
export const restRule = { weeksAhead: 12 } as const

/** The Monday of a day's ISO week. */
export function mondayOf(day: LocalDate): LocalDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export function isMonday(day: LocalDate): boolean {
  return mondayOf(day) === day
}

export type RestRefusal = 'week_over' | 'week_too_far'

/** Why a rest week can't be announced or withdrawn today; null if it can. Past weeks can't change. */
export function findRestRefusal(monday: LocalDate, today: LocalDate): RestRefusal | null {
  const present = mondayOf(today)
  if (monday < present) return 'week_over'
  return monday > addDays(present, 7 * restRule.weeksAhead) ? 'week_too_far' : null
}

interface Weeks {
  /** Mondays of the weeks with work. */
  active: ReadonlySet<LocalDate>
  /** Mondays of the announced rest weeks. */
  rest: ReadonlySet<LocalDate>
}

/** Consecutive weeks with work up to now. The current week doesn't break the streak until it is over. */
export function currentStreak({ active, rest }: Weeks, today: LocalDate): number {
  const present = mondayOf(today)
  // In the project's time zone, the next week may already have begun.
  const ahead = addDays(present, 7)
  let week = active.has(ahead) ? ahead : present
  let count = 0
  if (!active.has(week)) week = addDays(week, -7)
  while (active.has(week) || rest.has(week)) {
    if (active.has(week)) count += 1
    week = addDays(week, -7)
  }
  return count
}

/** The longest streak so far. */
export function longestStreak({ active, rest }: Weeks): number {
  let longest = 0
  let count = 0
  let previous: LocalDate | null = null
  for (const week of [...active].toSorted()) {
    count = previous !== null && isBridged(previous, week, rest) ? count + 1 : 1
    longest = Math.max(longest, count)
    previous = week
  }
  return longest
}

function isBridged(from: LocalDate, to: LocalDate, rest: ReadonlySet<LocalDate>): boolean {
  for (let week = addDays(from, 7); week < to; week = addDays(week, 7)) if (!rest.has(week)) return false
  return true
}
