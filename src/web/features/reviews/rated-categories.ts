import type { Review } from '#contract/reviews/reviews.ts'
import { reviewCategories, type ReviewCategory } from '#domain/reviews/reviews.ts'

/** A review's rated categories, in the form's order (decision A23). */
export function listRated({ categories }: Review): { category: ReviewCategory; stars: number }[] {
  return reviewCategories.flatMap((category) => {
    const stars = categories[category]
    return stars === undefined ? [] : [{ category, stars }]
  })
}
