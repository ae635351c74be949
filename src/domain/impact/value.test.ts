import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactValue, isCurrency, ratesUsed, valueOfTime, type HourRate } from './value.ts'

const rate = (year: number, amount: number, currency = 'USD'): HourRate => ({
  year,
  amount,
  currency,
  source: 'Independent Sector',
  sourceUrl: null,
})

const someHours = fc.array(
  fc.record({
    year: fc.integer({ min: 2020, max: 2027 }),
    hours: fc.integer({ min: 0, max: 40_000 }).map((quarters) => quarters / 4),
  }),
  { maxLength: 30 },
)

describe('the value of time', () => {
  it('is hours times the rate of the year in which they were worked', () => {
    const rates = [rate(2025, 33.49), rate(2026, 34.79)]
    expect(
      valueOfTime(
        [
          { year: 2025, hours: 10 },
          { year: 2026, hours: 0.25 },
        ],
        rates,
      ),
    ).toEqual({ amounts: [{ currency: 'USD', amount: 343.6 }], missing: [] })
  })

  it('invents nothing for years without a rate, and says how many hours they have', () => {
    expect(
      valueOfTime(
        [
          { year: 2024, hours: 3 },
          { year: 2026, hours: 2 },
          { year: 2024, hours: 1.5 },
        ],
        [rate(2026, 30)],
      ),
    ).toEqual({ amounts: [{ currency: 'USD', amount: 60 }], missing: [{ year: 2024, hours: 4.5 }] })
    expect(valueOfTime([], [rate(2026, 30)])).toEqual({ amounts: [], missing: [] })
  })

  it('never adds two currencies', () => {
    const rates = [rate(2025, 30), rate(2026, 20, 'EUR')]
    const hours = [2025, 2026].map((year) => ({ year, hours: 2 }))
    expect(valueOfTime(hours, rates).amounts).toEqual([
      { currency: 'EUR', amount: 40 },
      { currency: 'USD', amount: 60 },
    ])
  })

  it('of single entries is not rounded, so that a file adds up to the report', () => {
    const rates = [rate(2026, 33.49)]
    expect(exactValue({ year: 2026, hours: 0.25 }, rates)).toEqual({ currency: 'USD', amount: '8.3725' })
    expect(exactValue({ year: 2025, hours: 0.25 }, rates)).toBeNull()
  })

  it('of groups adds up to the total, but for half a cent each', () => {
    const rates = [rate(2023, 31.8), rate(2024, 33.49), rate(2025, 34.79), rate(2026, 0.01)]
    const amountOf = (hours: Parameters<typeof valueOfTime>[0]) =>
      valueOfTime(hours, rates).amounts[0]?.amount ?? 0
    fc.assert(
      fc.property(fc.array(someHours, { maxLength: 8 }), (groups) => {
        const sum = groups.reduce((total, group) => total + amountOf(group), 0)
        expect(Math.abs(sum - amountOf(groups.flat()))).toBeLessThanOrEqual(
          0.005 * (groups.length + 1) + 1e-6,
        )
      }),
    )
  })

  it('leaves no hour out: each is in an amount or missing', () => {
    fc.assert(
      fc.property(someHours, (hours) => {
        const { amounts, missing } = valueOfTime(hours, [rate(2024, 1), rate(2025, 1)])
        const counted = [...amounts.map(({ amount }) => amount), ...missing.map((each) => each.hours)]
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        expect(sum(counted)).toBeCloseTo(sum(hours.map((each) => each.hours)), 6)
      }),
    )
  })

  it('names only the rates that it used, oldest first', () => {
    const rates = [rate(2026, 3), rate(2025, 2), rate(2024, 1)]
    const hours = [
      { year: 2026, hours: 1 },
      { year: 2024, hours: 1 },
      { year: 2025, hours: 0 },
    ]
    expect(ratesUsed(hours, rates).map(({ year }) => year)).toEqual([2024, 2026])
  })

  it('has a currency that exists', () => {
    expect(['USD', 'EUR', 'JPY'].every(isCurrency)).toBe(true)
    expect(['usd', 'XYZ', '', 'US', 'USDX'].some(isCurrency)).toBe(false)
  })
})
