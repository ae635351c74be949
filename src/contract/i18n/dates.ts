/** Dates as the server writes them, for readers whose time zone does not matter. */
import { settingsOf, type Language } from './languages.ts'

/** By locale, because making one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day in words, "November 23, 2026". In UTC, so that it is the same for every reader. */
export function formatLongDate(language: Language, at: Date): string {
  const { locale } = settingsOf(language)
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(at)
}
