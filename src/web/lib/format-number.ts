import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'

/** A number with the separators of the language. */
export const formatNumber = (language: Language, value: number): string =>
  getNumberFormat(settingsOf(language).locale).format(value)

/** A share of 100 with the percent sign of the language. */
export const formatPercent = (language: Language, percent: number): string =>
  getNumberFormat(settingsOf(language).locale, { style: 'percent' }).format(percent / 100)
