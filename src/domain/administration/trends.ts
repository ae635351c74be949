/** How much happens each week, and what of it needs attention (issue 21). */
import { addDays, type LocalDate } from '#domain/time/time.ts'

export const trendKinds = ['signUps', 'projects', 'applications', 'answers', 'hours'] as const
export type TrendKind = (typeof trendKinds)[number]

/** How many weeks a trend shows. */
export const trendWeeks = 12

/** The Mondays of the last full weeks before the week of a day, oldest first. A running week would always look low. */
export function listFullWeeks(today: LocalDate, count: number = trendWeeks): LocalDate[] {
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -daysSinceMonday)
  return Array.from({ length: count }, (_, index) => addDays(monday, 7 * (index - count)))
}

/** The values of a trend by week, oldest first. */
export type Trends = Readonly<Record<TrendKind, readonly number[]>>

/** What a reader of the trends should know first; null if nothing stands out. */
export type TrendNotice =
  /** Organizations answered less while at least as many people applied. */
  | { kind: 'answers_fell'; trend: 'answers' }
  /** Far less than usual. */
  | { kind: 'fell'; trend: TrendKind; value: number; usual: number }
  | null

/** The weeks whose mean is usual, and the least mean that says anything. */
const [usualWeeks, minUsual] = [4, 4]

/** What stands out in the last week. */
export function findTrendNotice(trends: Trends): TrendNotice {
  const [applied, appliedBefore] = lastTwo(trends.applications)
  const [answered, answeredBefore] = lastTwo(trends.answers)
  if (answered < answeredBefore && applied >= appliedBefore && applied > 0) {
    return { kind: 'answers_fell', trend: 'answers' }
  }
  for (const trend of trendKinds) {
    const values = trends[trend]
    const before = values.slice(-1 - usualWeeks, -1)
    const usual = before.reduce((sum, each) => sum + each, 0) / usualWeeks
    const [value] = lastTwo(values)
    if (usual >= minUsual && value < usual / 2) return { kind: 'fell', trend, value, usual }
  }
  return null
}

/** The last value, and the one before it. */
export function lastTwo(values: readonly number[]): [last: number, before: number] {
  return [values.at(-1) ?? 0, values.at(-2) ?? 0]
}
