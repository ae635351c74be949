/**
 * The analytics of one side's reviews: its own numbers, visible only to itself (spec features 2 and 3, issue 7,
 * decision 0040).
 */
import { averageOf, type RatingTotal } from './reviews.ts'

/** A calendar month, YYYY-MM; such strings sort chronologically. */
export type Month = string

/** A rating total and its plain average to one decimal, null without ratings. */
export interface Average {
  average: number | null
  count: number
}

export function averageWithCount(total: RatingTotal): Average {
  return { average: averageOf(total), count: total.ratingCount }
}

export function sumTotals(totals: readonly RatingTotal[]): RatingTotal {
  return totals.reduce(
    (sum, { ratingSum, ratingCount }) => ({
      ratingSum: sum.ratingSum + ratingSum,
      ratingCount: sum.ratingCount + ratingCount,
    }),
    { ratingSum: 0, ratingCount: 0 },
  )
}

/** Improvement compares the reviews of this many days with those of the same period before. */
export const improvementDays = 90
const day = 86_400_000

/**
 * The starts of the two improvement periods; the later one lasts until now, the earlier one until the later begins.
 */
export function improvementPeriods(now: Date): { recentFrom: Date; beforeFrom: Date } {
  const period = improvementDays * day
  return {
    recentFrom: new Date(now.getTime() - period),
    beforeFrom: new Date(now.getTime() - 2 * period),
  }
}

/**
 * By how many percent the plain average of the last 90 days is above (negative: below) that of the 90 days before, to
 * one decimal. Null if either period has no review: unknown, which is different from zero.
 */
export function improvementOf(before: RatingTotal, recent: RatingTotal): number | null {
  if (before.ratingCount === 0 || recent.ratingCount === 0) return null
  // Integers until the last step; + 0 turns -0 into 0.
  const difference = recent.ratingSum * before.ratingCount - before.ratingSum * recent.ratingCount
  return Math.round((difference * 1000) / (before.ratingSum * recent.ratingCount)) / 10 + 0
}

/**
 * The charts show this many months including the current one; the history lists at most this many months with work.
 */
export const chartMonths = 12
export const historyMonths = 24

/** Adds months to a month; a negative number subtracts. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const whole = year * 12 + number - 1 + months
  return `${String(Math.floor(whole / 12)).padStart(4, '0')}-${String((whole % 12) + 1).padStart(2, '0')}`
}

/** The last months up to `last`, each with its average, including those without ratings. */
export function listMonths(
  totals: readonly (RatingTotal & { month: Month })[],
  last: Month,
): ({ month: Month } & Average)[] {
  return Array.from({ length: chartMonths }, (_, index) => {
    const month = addMonths(last, index - chartMonths + 1)
    return { month, ...averageWithCount(sumTotals(totals.filter((total) => total.month === month))) }
  })
}
