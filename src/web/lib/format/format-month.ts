import { getDateTimeFormat } from '#contract/i18n/formatters.ts'
import { dateLocaleOf } from '#contract/i18n/date-order.ts'
import type { Language } from '#contract/i18n/languages.ts'

/** A month `YYYY-MM` in words, "November 2026"; returned unchanged if it is not a month. */
export function formatMonth(language: Language, month: string): string {
  return format(language, month, { month: 'long', year: 'numeric' })
}

/** A month `YYYY-MM` in short without its year, "Nov"; returned unchanged if it is not a month. */
export function formatShortMonth(language: Language, month: string): string {
  return format(language, month, { month: 'short' })
}

/** The name of a month by its number, 1 for January. */
export function formatMonthName(language: Language, month: number): string {
  return format(language, `2024-${String(month).padStart(2, '0')}`, { month: 'long' })
}

function format(language: Language, month: string, parts: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(`${month}-01T00:00:00Z`)
  if (Number.isNaN(time)) return month
  return getDateTimeFormat(dateLocaleOf(language), { ...parts, timeZone: 'UTC' }).format(time)
}
