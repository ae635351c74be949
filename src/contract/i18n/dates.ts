import { getDateTimeFormat } from './formatters.ts'
import { dateLocaleOf } from './date-order.ts'
import type { Language } from './languages.ts'

/** A day in words, "November 23, 2026". In UTC, so that it is the same for every reader. */
export const formatLongDate = (language: Language, at: Date | number): string =>
  getDateTimeFormat(dateLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** A calendar day `YYYY-MM-DD` as screens write it, "Jan 22, 2011", independent of time zones; unchanged if it is not a day. */
export function formatShortDay(language: Language, day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return Number.isNaN(time) ? day : getDateTimeFormat(dateLocaleOf(language), options).format(time)
}

/** A calendar day `YYYY-MM-DD` in words, "January 22, 2011", as emails, legal texts and certificates write it. */
export function formatLongDay(language: Language, day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : formatLongDate(language, time)
}
