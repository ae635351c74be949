/** How keys of groups and values of time are written. */
import type { ImpactGroupRow, ImpactReport } from '#contract/impact/impact.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { formatMonth } from '#web/lib/format-month.ts'
import { formatMoney, formatNumber } from '#web/lib/format-number.ts'
import type { ImpactReportTexts } from './texts/impact-report-texts.ts'

type Value = ImpactGroupRow['value']

/** A month or a quarter in words. */
export function nameInterval(texts: ImpactReportTexts, language: Language, key: string): string {
  const [year = '', part = ''] = key.split('-')
  return part.startsWith('Q') ? texts.quarter({ number: part.slice(1), year }) : formatMonth(language, key)
}

/** The name of a group. What has none is named by what it lacks. */
export function nameGroup(
  texts: ImpactReportTexts,
  language: Language,
  { key, name }: ImpactGroupRow,
): string {
  if (/^\d{4}-/.test(key) && key === name) return nameInterval(texts, language, key)
  if (name !== '') return name
  const { noCause, remote, unknownPlace, unnamed } = texts.groups
  return { none: noCause, remote, unknown: unknownPlace }[key] ?? unnamed
}

/** The amounts of a value; null if there is none. */
export const formatValue = (language: Language, { amounts }: Value): string | null =>
  amounts.length === 0
    ? null
    : amounts.map(({ amount, currency }) => formatMoney(language, { amount, currency })).join(' + ')

/** Where each rate comes from. */
export const listSources = (
  texts: ImpactReportTexts,
  language: Language,
  { rates }: ImpactReport,
): string[] =>
  rates.map(({ year, amount, currency, source }) =>
    texts.figures.value.rate({
      amount: formatMoney(language, { amount, currency, isExact: true }),
      year: String(year),
      source,
    }),
  )

/** The hours that have no value, in a sentence for each year. */
export const listMissing = (texts: ImpactReportTexts, language: Language, { missing }: Value): string[] =>
  missing.map(({ year, hours }) =>
    texts.figures.value.missing({ hours: formatNumber(language, hours), year: String(year) }),
  )
