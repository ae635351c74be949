import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'

/** A number with the separators of the language. */
export const formatNumber = (language: Language, value: number): string =>
  getNumberFormat(settingsOf(language).locale).format(value)

/** A share of 100 with the percent sign of the language. */
export const formatPercent = (language: Language, percent: number): string =>
  getNumberFormat(settingsOf(language).locale, { style: 'percent' }).format(percent / 100)

/** A number with one decimal, also if it is 0: "4.0". */
export const formatDecimal = (language: Language, value: number): string =>
  getNumberFormat(settingsOf(language).locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  )

/** The error of a model with four decimals: "0.4100". */
export const formatError = (language: Language, value: number): string =>
  getNumberFormat(settingsOf(language).locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(
    value,
  )

/** An amount of money in whole units, or to the cent if it is exact. */
export const formatMoney = (
  language: Language,
  { amount, currency, isExact = false }: { amount: number; currency: string; isExact?: boolean },
): string =>
  getNumberFormat(settingsOf(language).locale, {
    style: 'currency',
    currency,
    ...(!isExact && { maximumFractionDigits: 0 }),
  }).format(amount)

/** A difference with its sign: "+12", "-18", "0". */
export const formatChange = (language: Language, value: number): string =>
  getNumberFormat(settingsOf(language).locale, { signDisplay: 'exceptZero' }).format(value)

/** The total of a list for a message: as shown ("34", or "10,000+" where counting stopped), and the count for its plural. */
export interface Total {
  count: number
  total: string
}

/** The total of a list as its endpoint answers it: "34" or "10000+". Empty if it was not counted. */
export function formatTotal(language: Language, total: string | number | null | undefined): Total {
  const count = Number.parseInt(String(total ?? ''), 10)
  if (Number.isNaN(count)) return { count: 0, total: '' }
  return { count, total: formatCount(language, count, String(total).endsWith('+')) }
}

/** A count, with a plus where counting stopped: "34", "10,000+". */
export const formatCount = (language: Language, count: number, isMore: boolean): string =>
  `${formatNumber(language, count)}${isMore ? '+' : ''}`
