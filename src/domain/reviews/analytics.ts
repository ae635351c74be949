/** What the reviews of one side come to: its own numbers, for its own eyes (features 2 and 3, issue 7, decision 0040). */
import { mostCommonLabel } from '#domain/projects/discovery.ts'
import { averageOf, bayesianRating, type RatingTotal } from './reviews.ts'
import { noPlacements, skillOf } from '#domain/vocabulary/placements.ts'

/** A calendar month, YYYY-MM; such strings compare in time order. */
export type Month = string

/** A total of ratings and its plain average to one decimal, null where there are none. */
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

/** Improvement compares the reviews written in so many days with those of as many days before. */
export const improvementDays = 90
const day = 86_400_000

/** Where the two periods of the improvement begin; the later one reaches to now, the earlier one to where that begins. */
export function improvementPeriods(now: Date): { recentFrom: Date; beforeFrom: Date } {
  const period = improvementDays * day
  return {
    recentFrom: new Date(now.getTime() - period),
    beforeFrom: new Date(now.getTime() - 2 * period),
  }
}

/**
 * By how many percent the plain average of the last 90 days lies above (negative: below) that of the 90 before, to one
 * decimal. Null where either period has no review: no improvement is known, which is something else than none.
 */
export function improvementOf(before: RatingTotal, recent: RatingTotal): number | null {
  if (before.ratingCount === 0 || recent.ratingCount === 0) return null
  // Whole numbers until the last step; + 0 makes a nought of -0.
  const difference = recent.ratingSum * before.ratingCount - before.ratingSum * recent.ratingCount
  return Math.round((difference * 1000) / (before.ratingSum * recent.ratingCount)) / 10 + 0
}

/** A review about a volunteer, with the skills that its project asked for and those that the volunteer's profile names. */
export interface SkillReview {
  rating: number
  requiredSkills: readonly string[]
  volunteerSkills: readonly string[]
}

/** The latest reviews, at most so many, are looked through for skills, and at most so many skills are told. */
export const skillRule = { candidates: 2000, told: 10 } as const

/**
 * The required skills that a review speaks of, as the project writes them, each once: those that the volunteer's profile
 * names too, in whatever of their names. A profile that names no skill at all excludes none, so all of them count; one
 * that names only others means that the volunteer brought none of these.
 */
export function listReviewedSkills(
  { requiredSkills, volunteerSkills }: SkillReview,
  placements = noPlacements,
): string[] {
  const idOf = (label: string) => skillOf(label, placements)
  const brought = new Set(volunteerSkills.map(idOf))
  const requested = new Map(requiredSkills.toReversed().map((name) => [idOf(name), name]))
  return [...requested]
    .filter(([id]) => id !== '' && (brought.size === 0 || brought.has(id)))
    .map(([, name]) => name)
    .toReversed()
}

/**
 * The best rated skills: the overall rating of a review counts for each skill it speaks of. Few ratings weigh less than
 * many (the Bayesian average orders, the plain one is told); equal ones: most ratings, then the alphabet.
 */
export function rankSkillRatings(
  reviews: readonly SkillReview[],
  platformMean: number,
  placements = noPlacements,
): { skill: string; rating: number; count: number }[] {
  const skills = new Map<string, RatingTotal & { names: Map<string, number> }>()
  for (const review of reviews) {
    for (const name of listReviewedSkills(review, placements)) {
      const id = skillOf(name, placements)
      const total = skills.get(id) ?? { ratingSum: 0, ratingCount: 0, names: new Map<string, number>() }
      total.ratingSum += review.rating
      total.ratingCount += 1
      total.names.set(name, (total.names.get(name) ?? 0) + 1)
      skills.set(id, total)
    }
  }
  return [...skills.values()]
    .map((total) => ({
      skill: mostCommonLabel(total.names),
      rating: averageOf(total) ?? 0,
      count: total.ratingCount,
      rank: bayesianRating(total, platformMean),
    }))
    .toSorted((a, b) => b.rank - a.rank || b.count - a.count || (a.skill < b.skill ? -1 : 1))
    .map(({ skill, rating, count }) => ({ skill, rating, count }))
}

/** The charts show so many months, the present one last; the history tells at most so many months with work. */
export const chartMonths = 12
export const historyMonths = 24

/** The month so many months after another; a negative number goes back. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const whole = year * 12 + number - 1 + months
  return `${String(Math.floor(whole / 12)).padStart(4, '0')}-${String((whole % 12) + 1).padStart(2, '0')}`
}

/** The last months up to `last`, each with its average, also those in which nobody rated. */
export function listMonths(
  totals: readonly (RatingTotal & { month: Month })[],
  last: Month,
): ({ month: Month } & Average)[] {
  return Array.from({ length: chartMonths }, (_, index) => {
    const month = addMonths(last, index - chartMonths + 1)
    return { month, ...averageWithCount(sumTotals(totals.filter((total) => total.month === month))) }
  })
}
