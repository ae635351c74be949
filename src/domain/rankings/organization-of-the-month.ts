/** The organization of the month: the best of the calendar month before, in UTC, by a written rule (decision B13). */
import { averageOf, type RatingTotal } from '#domain/reviews/reviews.ts'

/**
 * Who can be chosen: verified, with at least so many projects completed and reviews received in the month, an average of
 * those reviews of at least `rating`, and not chosen for any of the `pauseMonths` months before.
 */
export const monthRule = { projects: 1, reviews: 2, rating: 4, pauseMonths: 2 } as const

/** What decides, in this order: more is better, then who has been here longer. */
export const monthOrder = ['rating', 'reviews', 'volunteers', 'projects', 'peopleHelped', 'joinedAt'] as const

/** What happened at an organization in one month. */
export interface MonthStats extends RatingTotal {
  id: string
  isVerified: boolean
  joinedAt: Date
  /** Completed in the month, with work that was signed off. */
  projectsCompleted: number
  /** Different volunteers in those projects. */
  volunteers: number
  /** As the organization said of those projects. */
  peopleHelped: number
}

/** A calendar month as YYYY-MM. */
export type Month = string

/** The month before the one that a moment is in, in UTC. */
export function monthBefore(now: Date): Month {
  return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)))
}

/** A month's first moment and that of the one after, in UTC. */
export function monthRange(month: Month): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00.000Z`)
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}

/** The months before one in which whoever was chosen is left out, nearest first. */
export function pausedMonths(month: Month): Month[] {
  const { from } = monthRange(month)
  return Array.from({ length: monthRule.pauseMonths }, (_, index) =>
    monthOf(new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - 1 - index, 1))),
  )
}

const monthOf = (date: Date): Month => date.toISOString().slice(0, 7)

/**
 * The organization of a month; null where none qualifies. `rankOf` makes the average that ranks of the month's ratings;
 * `paused` are the ids of those that were chosen lately. The same candidates in any order give the same one.
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
    // Two that are alike in everything: by id, so that it is the same one whoever looks.
    return decisive ? ofB[decisive] - ofA[decisive] : a.id < b.id ? -1 : 1
  })
  return best ?? null
}
