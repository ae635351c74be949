import { timeTexts } from '#web/messages/en/time.ts'

/** A month `YYYY-MM` in words, "November 2026"; the text itself where it is none. */
export function formatMonth(month: string): string {
  const time = Date.parse(`${month}-01T00:00:00Z`)
  if (Number.isNaN(time)) return month
  const words = new Intl.DateTimeFormat(timeTexts.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return words.format(time)
}

/** A month `YYYY-MM` in three letters without its year, "Nov"; the text itself where it is none. */
export function formatShortMonth(month: string): string {
  return timeTexts.shortMonths[Number(month.slice(5)) - 1] ?? month
}
