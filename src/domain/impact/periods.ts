/** The periods of an impact report, as calendar days of the site, and the intervals of time inside them. */
import { addDays, type LocalDate } from '#domain/time/time.ts'

export const impactPeriods = [
  'last_12_months',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'custom',
] as const
export type ImpactPeriod = (typeof impactPeriods)[number]

/** Both days are included. */
export interface DayRange {
  from: LocalDate
  to: LocalDate
}

export const maxPeriodYears = 10
/** A report covers at most ten years. */
const maxPeriodDays = 366 * maxPeriodYears

/** Where quarters and years begin. */
export interface Calendar {
  today: LocalDate
  /** The first month of the year, 1 to 12: many organizations report by a fiscal year that begins in July. */
  yearStart: number
}

const monthsPer = { month: 1, quarter: 3, year: 12 } as const
const lengths = {
  this_month: 'month',
  last_month: 'month',
  this_quarter: 'quarter',
  last_quarter: 'quarter',
  this_year: 'year',
  last_year: 'year',
} as const satisfies Record<Exclude<ImpactPeriod, 'custom' | 'last_12_months'>, keyof typeof monthsPer>

/** Months since the year 0; months of the same day of a month differ by whole numbers. */
const monthNumber = (day: LocalDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const firstDayOf = (month: number): LocalDate =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The same day some months later, or the last day of that month if it is shorter. */
export function addMonthsToDay(day: LocalDate, months: number): LocalDate {
  const month = monthNumber(day) + months
  const last = addDays(firstDayOf(month + 1), -1)
  const same = `${firstDayOf(month).slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** The first day of the month, quarter or year that a day is in. */
function startOf(length: keyof typeof monthsPer, day: LocalDate, yearStart: number): LocalDate {
  const months = monthsPer[length]
  const sinceStart = (monthNumber(day) - (yearStart - 1)) % months
  return firstDayOf(monthNumber(day) - sinceStart)
}

/** The days of a period. One that still runs ends today. */
export function daysOfPeriod(
  period: Exclude<ImpactPeriod, 'custom'>,
  { today, yearStart }: Calendar,
): DayRange {
  if (period === 'last_12_months') return { from: addDays(addMonthsToDay(today, -12), 1), to: today }
  const length = lengths[period]
  const start = startOf(length, today, yearStart)
  if (period.startsWith('this')) return { from: start, to: today }
  return { from: addMonthsToDay(start, -monthsPer[length]), to: addDays(start, -1) }
}

const countDays = ({ from, to }: DayRange) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** What a period is compared with: the one before it, to the same day where it still runs. */
export function previousDays(period: ImpactPeriod, days: DayRange): DayRange {
  const before = addDays(days.from, -1)
  if (period === 'custom') return { from: addDays(days.from, -countDays(days)), to: before }
  const months = period === 'last_12_months' ? 12 : monthsPer[lengths[period]]
  const from = addMonthsToDay(days.from, -months)
  if (!period.startsWith('this')) return { from, to: before }
  const same = addMonthsToDay(days.to, -months)
  return { from, to: same < before ? same : before }
}

export type PeriodRefusal = 'missing' | 'reversed' | 'too_long'

/** Why these days are no period, or null if they are one. */
export function findPeriodRefusal({ from, to }: Partial<DayRange>): PeriodRefusal | null {
  if (from === undefined || to === undefined) return 'missing'
  if (from > to) return 'reversed'
  return countDays({ from, to }) > maxPeriodDays ? 'too_long' : null
}

export const impactIntervals = ['month', 'quarter'] as const
export type ImpactInterval = (typeof impactIntervals)[number]

/** The key of the interval that a day is in: "2026-03" or "2026-Q1". Keys of one kind sort chronologically. */
export function intervalOf(day: LocalDate, interval: ImpactInterval): string {
  if (interval === 'month') return day.slice(0, 7)
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** The keys of all intervals that a period touches, oldest first. */
export function listIntervals({ from, to }: DayRange, interval: ImpactInterval): string[] {
  const first = monthNumber(from)
  const months = Array.from({ length: monthNumber(to) - first + 1 }, (_, index) => firstDayOf(first + index))
  return [...new Set(months.map((day) => intervalOf(day, interval)))]
}

/** The days of an interval that are in the period. */
export function daysOfInterval(key: string, interval: ImpactInterval, { from, to }: DayRange): DayRange {
  const year = key.slice(0, 4)
  const part = Number(key.slice(interval === 'month' ? 5 : 6))
  const month = interval === 'month' ? part : (part - 1) * 3 + 1
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const last = addDays(firstDayOf(monthNumber(first) + monthsPer[interval]), -1)
  return { from: first > from ? first : from, to: last < to ? last : to }
}

/** The interval of a chart: months, or quarters once there would be too many points. */
export function chartInterval(days: DayRange): ImpactInterval {
  return listIntervals(days, 'month').length > 24 ? 'quarter' : 'month'
}

/** Whether a period covers an interval only in part, so that a chart can say so. */
export function isPartialInterval(key: string, interval: ImpactInterval, { from, to }: DayRange): boolean {
  return (
    (intervalOf(from, interval) === key && intervalOf(addDays(from, -1), interval) === key) ||
    (intervalOf(to, interval) === key && intervalOf(addDays(to, 1), interval) === key)
  )
}
