import { getDateTimeFormat } from './formatters.ts'
import { settingsOf, type Language } from './languages.ts'

/** A day in words, "November 23, 2026". In UTC, so that it is the same for every reader. */
export const formatLongDate = (language: Language, at: Date | number): string =>
  getDateTimeFormat(settingsOf(language).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
