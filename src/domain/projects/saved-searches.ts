/** Searches that people save to be notified of new results (docs/decisions/0102). */
import { findLastDigest, zonedTimeToDate } from '#domain/notifications/email-timing.ts'
import type { Weekday } from '#domain/notifications/weekly-summary.ts'
import { addDays, type LocalDate } from '#domain/time/time.ts'
import type { Coordinates } from '#domain/matching/scoring/factors.ts'

/** When a person is notified of what a search finds: immediately, or in one email per day or week. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** How many a person can have, those that ended included. */
export const maxSavedSearches = 50

/** Where a search looks for work on site: within meters of a point, or in a state or country ("US.MD", "DE"). */
export type SearchedPlace = (Coordinates & { meters: number }) | { area: string }

export type SavedSearchRefusal = 'search_name_taken' | 'too_many_searches'

interface NamedSearch {
  id: string
  /** In lower case. */
  key: string
}

/** Why a search can't be saved beside those that the person has, or null; `id` is null for a new one. */
export function findSavedSearchRefusal(
  saved: readonly NamedSearch[],
  search: { id: string | null; key: string },
): SavedSearchRefusal | null {
  if (saved.some(({ id, key }) => id !== search.id && key === search.key)) return 'search_name_taken'
  return search.id === null && saved.length >= maxSavedSearches ? 'too_many_searches' : null
}

interface Clock {
  /** The hour of the person's digest, 0 to 23. */
  hour: number
  timeZone: string
  /** The day of their weekly email. */
  weekday: Weekday
}

/** Monday is 1. */
const weekdayOf = (day: LocalDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Up to when the daily and the weekly email that were last due tell what was found. */
export function findLastAlerts(now: Date, clock: Clock): { daily: Date; weekly: Date } {
  const { day, until } = findLastDigest(now, clock)
  const since = (weekdayOf(day) - clock.weekday + 7) % 7
  return { daily: until, weekly: zonedTimeToDate(addDays(day, -since), clock.hour * 60, clock.timeZone) }
}
