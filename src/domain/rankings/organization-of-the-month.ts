/**
 * The organization of the month: the best of the previous calendar month, in UTC, by a published rule (decision B13).
 */
import { averageOf, type RatingTotal } from '#domain/reviews/reviews.ts'

/**
 * Who can be chosen: verified, with at least this many completed projects and received reviews in the month, an
 * average rating of at least `rating`, and not chosen in any of the previous `pauseMonths` months.
 */
export const monthRule = { projects: 1, reviews: 2, rating: 4, pauseMonths: 2 } as const

/** The tie-breakers in order: more is better, then the longest membership. */
export const monthOrder = ['rating', 'reviews', 'volunteers', 'projects', 'peopleHelped', 'joinedAt'] as const

/** An organization's numbers for one month. */
export interface MonthStats extends RatingTotal {
  id: string
  isVerified: boolean
  joinedAt: Date
  /** Completed in the month, with signed-off work. */
  projectsCompleted: number
  /** Distinct volunteers in those projects. */
  volunteers: number
  /** As the organization reported for those projects. */
  peopleHelped: number
}

/** A calendar month as YYYY-MM. */
export type Month = string

/** The month before the given date, in UTC. */
export function monthBefore(now: Date): Month {
  return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)))
}

/** The start of a month and of the next one, in UTC. */
export function monthRange(month: Month): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00.000Z`)
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}

/** The months before this one whose winners are excluded, most recent first. */
export function pausedMonths(month: Month): Month[] {
  const { from } = monthRange(month)
  return Array.from({ length: monthRule.pauseMonths }, (_, index) =>
    monthOf(new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - 1 - index, 1))),
  )
}

const monthOf = (date: Date): Month => date.toISOString().slice(0, 7)

/**
 * The organization of a month; null if none qualifies. `rankOf` computes the ranking average of the month's ratings;
 * `paused` are the ids of recent winners. The result doesn't depend on the order of the candidates.
 */
export function chooseOrganizationOfTheMonth<Candidate extends MonthStats>(
  candidates: readonly Candidate[],
  { rankOf, paused }: { rankOf: (total: RatingTotal) => number; paused: readonly string[] },
): Candidate | null {
  const qualified = candidates.filter(
    (each) =>
      each.isVerified &&
      each.projectsCompleted >= monthRule.projects &&
      each.ratingCount >= monthRule.reviews &&
      (averageOf(each) ?? 0) >= monthRule.rating &&
      !paused.includes(each.id),
  )
  const keysOf = (each: MonthStats): Record<(typeof monthOrder)[number], number> => ({
    rating: rankOf(each),
    reviews: each.ratingCount,
    volunteers: each.volunteers,
    projects: each.projectsCompleted,
    peopleHelped: each.peopleHelped,
    joinedAt: -each.joinedAt.getTime(),
  })
  const [best] = qualified.toSorted((a, b) => {
    const [ofA, ofB] = [keysOf(a), keysOf(b)]
    const decisive = monthOrder.find((key) => ofA[key] !== ofB[key])
    // A complete tie is decided by id, so that everyone sees the same winner.
    return decisive ? ofB[decisive] - ofA[decisive] : a.id < b.id ? -1 : 1
  })
  return best ?? null
}
