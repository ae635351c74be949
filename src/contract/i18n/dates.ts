/** Dates as the server writes them, in English. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, "November 23, 2026". In UTC, so that it is the same for every reader. */
export function formatLongDate(at: Date): string {
  return longDate.format(at)
}
