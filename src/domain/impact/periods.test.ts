import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayInZone, startOfDay } from '#domain/time/time.ts'
import {
  addMonthsToDay,
  chartInterval,
  daysOfInterval,
  daysOfPeriod,
  findPeriodRefusal,
  impactIntervals,
  impactPeriods,
  intervalOf,
  isPartialInterval,
  listIntervals,
  previousDays,
  type ImpactPeriod,
} from './periods.ts'

const fixed = impactPeriods.filter((period): period is Exclude<ImpactPeriod, 'custom'> => period !== 'custom')
const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1995-01-01', days))
const aYearStart = fc.integer({ min: 1, max: 12 })
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

describe('a period', () => {
  it.each([
    ['this_month', 1, '2026-11-01', '2026-11-28'],
    ['last_month', 1, '2026-10-01', '2026-10-31'],
    ['this_quarter', 1, '2026-10-01', '2026-11-28'],
    ['last_quarter', 1, '2026-07-01', '2026-09-30'],
    ['this_year', 1, '2026-01-01', '2026-11-28'],
    ['last_year', 1, '2025-01-01', '2025-12-31'],
    ['this_year', 7, '2026-07-01', '2026-11-28'],
    ['last_year', 7, '2025-07-01', '2026-06-30'],
    ['this_year', 12, '2025-12-01', '2026-11-28'],
    ['this_quarter', 2, '2026-11-01', '2026-11-28'],
    ['last_quarter', 2, '2026-08-01', '2026-10-31'],
    ['last_12_months', 1, '2025-11-29', '2026-11-28'],
  ] as const)('%s, in years that begin in month %i, is %s to %s', (...[period, yearStart, from, to]) => {
    expect(daysOfPeriod(period, { today: '2026-11-28', yearStart })).toEqual({ from, to })
  })

  it('ends today if it still runs, and is over otherwise', () => {
    fc.assert(
      fc.property(aDay, aYearStart, fc.constantFrom(...fixed), (today, yearStart, period) => {
        const { from, to } = daysOfPeriod(period, { today, yearStart })
        expect(from <= to).toBe(true)
        const isRunning = period.startsWith('this') || period === 'last_12_months'
        expect(isRunning ? to === today : to < today).toBe(true)
      }),
    )
  })

  it('follows directly after the one before it, so that no day counts twice or never', () => {
    fc.assert(
      fc.property(aDay, aYearStart, (today, yearStart) => {
        for (const length of ['month', 'quarter', 'year'] as const) {
          const running = daysOfPeriod(`this_${length}`, { today, yearStart })
          const last = daysOfPeriod(`last_${length}`, { today, yearStart })
          expect(addDays(last.to, 1)).toBe(running.from)
        }
      }),
    )
  })

  it('is compared with earlier days only, never more of them than a leap day apart', () => {
    fc.assert(
      fc.property(aDay, aYearStart, fc.constantFrom(...fixed), (today, yearStart, period) => {
        const days = daysOfPeriod(period, { today, yearStart })
        const before = previousDays(period, days)
        expect(before.from <= before.to && before.to < days.from).toBe(true)
        const difference = countDays(days.from, days.to) - countDays(before.from, before.to)
        expect(Math.abs(difference)).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('that still runs is compared to the same day of the one before', () => {
    expect(previousDays('this_month', { from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
    expect(previousDays('this_year', { from: '2026-01-01', to: '2026-11-28' })).toEqual({
      from: '2025-01-01',
      to: '2025-11-28',
    })
  })

  it('of chosen days is compared with as many days before them', () => {
    expect(previousDays('custom', { from: '2026-03-10', to: '2026-03-19' })).toEqual({
      from: '2026-02-28',
      to: '2026-03-09',
    })
  })

  it('needs both days, in their order, and at most ten years', () => {
    expect(findPeriodRefusal({ from: '2026-01-01' })).toBe('missing')
    expect(findPeriodRefusal({ from: '2026-01-02', to: '2026-01-01' })).toBe('reversed')
    expect(findPeriodRefusal({ from: '2000-01-01', to: '2026-01-01' })).toBe('too_long')
    expect(findPeriodRefusal({ from: '2026-01-01', to: '2026-01-01' })).toBeNull()
  })
})

describe('months of a period', () => {
  it('never leave the month that is meant', () => {
    expect(addMonthsToDay('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonthsToDay('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonthsToDay('2026-01-15', -1)).toBe('2025-12-15')
  })

  it('contain each day in exactly one interval, in order', () => {
    fc.assert(
      fc.property(
        aDay,
        fc.integer({ min: 0, max: 900 }),
        fc.constantFrom(...impactIntervals),
        (from, length, unit) => {
          const to = addDays(from, length)
          const keys = listIntervals({ from, to }, unit)
          expect(keys).toEqual(keys.toSorted())
          const used = new Set(
            Array.from({ length: length + 1 }, (_, index) => intervalOf(addDays(from, index), unit)),
          )
          expect(new Set(keys)).toEqual(used)
          expect(keys).toHaveLength(used.size)
        },
      ),
    )
  })

  it('become quarters in a chart of more than two years', () => {
    expect(chartInterval({ from: '2025-01-01', to: '2026-12-31' })).toBe('month')
    expect(chartInterval({ from: '2025-01-01', to: '2027-01-01' })).toBe('quarter')
  })

  it('have the days of theirs that the period includes', () => {
    const days = { from: '2026-01-15', to: '2026-05-10' }
    expect(daysOfInterval('2026-01', 'month', days)).toEqual({ from: '2026-01-15', to: '2026-01-31' })
    expect(daysOfInterval('2026-02', 'month', days)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(daysOfInterval('2026-Q1', 'quarter', days)).toEqual({ from: '2026-01-15', to: '2026-03-31' })
    expect(daysOfInterval('2026-Q2', 'quarter', days)).toEqual({ from: '2026-04-01', to: '2026-05-10' })
  })

  it('are partial where the period begins or ends inside them', () => {
    const days = { from: '2026-01-15', to: '2026-03-31' }
    expect(['2026-01', '2026-02', '2026-03'].map((key) => isPartialInterval(key, 'month', days))).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('days of a site', () => {
  it.each(['America/New_York', 'Europe/London', 'Pacific/Auckland', 'America/Sao_Paulo', 'UTC'])(
    'meet without a gap where clocks change and years end, in %s',
    (zone) => {
      for (const day of [
        '2026-03-08',
        '2026-03-29',
        '2026-11-01',
        '2026-12-31',
        '2027-01-01',
        '2018-11-04',
      ]) {
        const start = startOfDay(day, zone)
        const end = startOfDay(addDays(day, 1), zone)
        expect(dayInZone(start, zone)).toBe(day)
        expect(dayInZone(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1))
        expect(dayInZone(new Date(end.getTime() - 1), zone)).toBe(day)
      }
    },
  )
})
