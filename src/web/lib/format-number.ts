import { settingsOf, type Language } from '#contract/i18n/languages.ts'

const formatters = new Map<Language, Intl.NumberFormat>()

/** A number with the separators of the language. */
export function formatNumber(language: Language, value: number): string {
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(settingsOf(language).locale)
  formatters.set(language, formatter)
  return formatter.format(value)
}
