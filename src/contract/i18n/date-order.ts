/**
 * The order of dates in English: "November 29, 2026", or "29 November 2026" on sites of most countries. The clock has 12 hours in
 * both, because the setting is about the order only. One process serves one site, so it is of the process, as the name is (`site-name.ts`).
 */
import { settingsOf, type Language } from './languages.ts'

let isDayFirst = false

/** Whether English dates begin with the day now. */
export const isDateDayFirst = (): boolean => isDayFirst

/** From now on English dates begin with the day, or with the month. */
export function setDateOrder(order: { isDayFirst: boolean }): void {
  ;({ isDayFirst } = order)
}

/** The conventions of dates for readers of a language. */
export const dateLocaleOf = (language: Language): string =>
  isDayFirst && language === 'en' ? 'en-GB-u-hc-h12' : settingsOf(language).locale
