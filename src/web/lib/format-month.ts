import { messages } from '#web/messages/messages.ts'

const forms = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
} as const

/** A month `YYYY-MM` in words, "November 2026", or short without its year, "Nov"; the text itself where it is none. */
export function formatMonth(month: string, form: keyof typeof forms = 'long'): string {
  const time = Date.parse(`${month}-01T00:00:00Z`)
  if (Number.isNaN(time)) return month
  return new Intl.DateTimeFormat(messages.time.locale, { ...forms[form], timeZone: 'UTC' }).format(time)
}
