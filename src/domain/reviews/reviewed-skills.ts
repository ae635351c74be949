/** The skills that reviews of volunteers are about; apart from `analytics.ts`, because they need the vocabulary. */
import { mostCommonLabel } from '#domain/projects/trending-skills.ts'
import { noPlacements, skillOf } from '#domain/vocabulary/placements.ts'
import { averageOf, bayesianRating, type RatingTotal } from './reviews.ts'

/** A review about a volunteer, with the skills of its project and of the volunteer's profile. */
export interface SkillReview {
  rating: number
  requiredSkills: readonly string[]
  volunteerSkills: readonly string[]
}

/** Only this many of the latest reviews are searched for skills, and at most this many skills are shown. */
export const skillRule = { candidates: 2000, shown: 10 } as const

/**
 * The required skills that a review counts for, as the project writes them, each once: those that the volunteer's
 * profile also has under any name. If the profile has no skills, all of them count; if it has only others, none does.
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
 * The best rated skills: a review's overall rating counts for each of its skills. Few ratings weigh less than many
 * (the Bayesian average sorts, the plain one is shown). Ties: most ratings, then alphabetical.
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
