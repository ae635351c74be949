import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'

/** A number with the separators of the language. */
export const formatNumber = (language: Language, value: number): string =>
  getNumberFormat(settingsOf(language).locale).format(value)
