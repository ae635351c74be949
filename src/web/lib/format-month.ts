import { timeTexts } from '#web/i18n/en/time.ts'

/** A month `YYYY-MM` in words, "November 2026"; returned unchanged if it is not a month. */
export function formatMonth(month: string): string {
  return format(month, { month: 'long', year: 'numeric' })
}

/** A month `YYYY-MM` as three letters without its year, "Nov"; returned unchanged if it is not a month. */
export function formatShortMonth(month: string): string {
  return format(month, { month: 'short' })
}

function format(month: string, parts: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(`${month}-01T00:00:00Z`)
  if (Number.isNaN(time)) return month
  return new Intl.DateTimeFormat(timeTexts.locale, { ...parts, timeZone: 'UTC' }).format(time)
}
