/** Matches under weights that are being tried: scored anew by the server's own function, and put in order. */
import { combineFactors, matchFactors, type MatchWeights } from '#domain/matching.ts'
import type { ProjectMatch } from '#contract/matching.ts'

export type WeighedMatch = ProjectMatch & {
  /** Whether its score is another one than the server's, which speaks by the stored weights. */
  isTried: boolean
}

/** The matches by these weights, the best fit first; `null` leaves them as the server scored and ordered them. */
export function weighMatches(matches: readonly ProjectMatch[], weights: MatchWeights | null): WeighedMatch[] {
  if (weights === null) return matches.map((match) => ({ ...match, isTried: false }))
  return matches
    .map((match, index) => {
      const { factors } = match
      const { score, points, fit } = combineFactors(
        {
          skills: factors.skills.value,
          causes: factors.causes.value,
          location: factors.location.value,
          time: factors.time.value,
          experience: factors.experience.value,
        },
        weights,
      )
      const matchReasons = matchFactors
        .filter((factor) => points[factor] > 0)
        .map((factor) => ({ factor, description: factors[factor].evidence, score: points[factor] }))
      return { match: { ...match, matchScore: score, matchReasons, isTried: true }, fit, index }
    })
    .toSorted((a, b) => b.match.matchScore - a.match.matchScore || b.fit - a.fit || a.index - b.index)
    .map(({ match }) => match)
}
