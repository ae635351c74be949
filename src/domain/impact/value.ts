/**
 * The value of time: confirmed hours times the rate that the operator set for the year in which they were worked
 * (docs/decisions/0115-impact-reports.md). Nothing is invented: hours of a year without a rate have no value.
 */

export const hourRateBounds = { minYear: 1990, maxYear: 2100, maxAmount: 10_000 } as const

export interface HourRate {
  year: number
  /** What an hour is worth, to the cent. */
  amount: number
  /** ISO 4217, such as USD. */
  currency: string
  /** Who published it. */
  source: string
  sourceUrl: string | null
}

/** Hours worked in a calendar year, in quarters of an hour at the smallest. */
export interface YearHours {
  year: number
  hours: number
}

export interface ValueOfTime {
  /** By currency; one, unless the operator changed it between two years. */
  amounts: { currency: string; amount: number }[]
  /** The hours of years without a rate, which are in no amount. */
  missing: YearHours[]
}

/** The currencies that a rate can have. */
export const listCurrencies = (): string[] => Intl.supportedValuesOf('currency')

/** Whether a text is the code of a currency. */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && listCurrencies().includes(code)

/**
 * The value of these hours. Quarters of an hour and cents are whole numbers, so only the last step rounds: the sum of
 * groups can differ from the total by half a cent a group, never more.
 */
export function valueOfTime(hours: readonly YearHours[], rates: readonly HourRate[]): ValueOfTime {
  const byYear = new Map(rates.map((rate) => [rate.year, rate]))
  const sums = new Map<string, number>()
  const missing = new Map<number, number>()
  for (const { year, hours: count } of hours) {
    if (count === 0) continue
    const rate = byYear.get(year)
    if (rate) {
      const product = Math.round(count * 4) * Math.round(rate.amount * 100)
      sums.set(rate.currency, (sums.get(rate.currency) ?? 0) + product)
    } else missing.set(year, (missing.get(year) ?? 0) + count)
  }
  return {
    amounts: [...sums]
      .map(([currency, product]) => ({ currency, amount: Math.round(product / 4) / 100 }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
    missing: [...missing]
      .map(([year, count]) => ({ year, hours: count }))
      .toSorted((a, b) => a.year - b.year),
  }
}

/**
 * The value of one entry, not rounded: quarters of an hour times cents have at most four decimals. The lines of a file
 * written so add up to the value of the report. Null without a rate.
 */
export function exactValue(
  { year, hours }: YearHours,
  rates: readonly HourRate[],
): { currency: string; amount: string } | null {
  const rate = rates.find((each) => each.year === year)
  if (!rate) return null
  const product = Math.round(hours * 4) * Math.round(rate.amount * 100)
  return { currency: rate.currency, amount: (product / 400).toFixed(4) }
}

/** The rates of the years in which there were hours, oldest first. */
export function ratesUsed(hours: readonly YearHours[], rates: readonly HourRate[]): HourRate[] {
  const years = new Set(hours.filter(({ hours: count }) => count > 0).map(({ year }) => year))
  return rates.filter(({ year }) => years.has(year)).toSorted((a, b) => a.year - b.year)
}
