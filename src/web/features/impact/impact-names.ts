/** How keys of groups and values of time are written. */
import type { ImpactGroupRow, ImpactReport } from '#contract/impact/impact.ts'
import { isPartialInterval, type DayRange, type ImpactInterval } from '#domain/impact/periods.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { formatMonth } from '#web/lib/format/format-month.ts'
import { formatMoney, formatNumber } from '#web/lib/format/format-number.ts'
import type { ImpactReportTexts } from './texts/impact-report-texts.ts'

type Value = ImpactGroupRow['value']

/** A month or a quarter in words. */
function nameInterval(texts: ImpactReportTexts, language: Language, key: string): string {
  const [year = '', part = ''] = key.split('-')
  return part.startsWith('Q') ? texts.quarter({ number: part.slice(1), year }) : formatMonth(language, key)
}

/** The same, with a mark where the period has only some of its days. */
export function nameReportInterval(
  texts: ImpactReportTexts,
  language: Language,
  { key, interval, period }: { key: string; interval: ImpactInterval; period: DayRange },
): string {
  const name = nameInterval(texts, language, key)
  return isPartialInterval(key, interval, period) ? texts.part({ interval: name }) : name
}

/** The name of a cause, place or organization. What has none is named by what it lacks. */
export function nameGroup(texts: ImpactReportTexts, { key, name }: ImpactGroupRow): string {
  if (name !== '') return name
  const { noCause, remote, unknownPlace, unnamed } = texts.groups
  return { none: noCause, remote, unknown: unknownPlace }[key] ?? unnamed
}

/** The amounts of a value; null if there is none. */
export const formatValue = (language: Language, { amounts }: Value): string | null =>
  amounts.length === 0
    ? null
    : amounts.map(({ amount, currency }) => formatMoney(language, { amount, currency })).join(' + ')

/** The same in a table, with a mark where some hours have no value. */
export function formatRowValue(texts: ImpactReportTexts, language: Language, value: Value): string {
  const amounts = formatValue(language, value)
  if (amounts === null) return '–'
  return value.missing.length === 0 ? amounts : texts.groups.partValue({ amounts })
}

/** Where each rate comes from. */
export const listSources = (
  texts: ImpactReportTexts,
  language: Language,
  { rates }: ImpactReport,
): string[] =>
  rates.map(({ year, amount, currency, source, sourceUrl }) =>
    texts.figures.value.rate({
      amount: formatMoney(language, { amount, currency, isExact: true }),
      year: String(year),
      source: sourceUrl === null ? source : `${source} (${sourceUrl})`,
    }),
  )

/** The hours that have no value, in a sentence for each year. */
export const listMissing = (texts: ImpactReportTexts, language: Language, { missing }: Value): string[] =>
  missing.map(({ year, hours }) =>
    texts.figures.value.missing({ hours: formatNumber(language, hours), year: String(year) }),
  )
