/** Matches under weights that are being tried: scored and ordered anew by the functions that the server scores by. */
import { combineFactors, type MatchFactor, type MatchWeights } from '#domain/matching/factors.ts'
import { orderMatches, type MatchOrder } from '#domain/matching/order.ts'
import type { ProjectMatch } from '#contract/matching/matching.ts'

/** The matches under these weights and in this order; without weights as the server scored and ordered them. */
export function rescoreMatches(
  matches: readonly ProjectMatch[],
  weights: MatchWeights | null,
  order: MatchOrder,
): readonly ProjectMatch[] {
  if (weights === null) return matches
  const weighed = matches.map((match) => {
    const { match: scored, fit } = rescore(match, weights)
    const { id, priority, postedAt, organization } = match
    return { id, priority, postedAt, organizationId: organization.id, fit, scored }
  })
  return orderMatches(weighed, order).map(({ scored }) => scored)
}

function rescore(match: ProjectMatch, weights: MatchWeights) {
  const { factors, change } = match
  const value = (name: MatchFactor) => factors.find(({ factor }) => factor === name)?.value ?? 0
  const { score, points, fit } = combineFactors(
    {
      skills: value('skills'),
      causes: value('causes'),
      location: value('location'),
      time: value('time'),
      experience: value('experience'),
    },
    weights,
  )
  const changed = change && combineFactors(change.factors, weights).score
  const scored: ProjectMatch = {
    ...match,
    matchScore: score,
    factors: factors.map((each) => ({ ...each, points: points[each.factor] })),
    matchReasons: factors
      .filter(({ factor }) => points[factor] > 0)
      .map(({ factor, description }) => ({ factor, description, score: points[factor] })),
    // Where the weights leave nothing of the change, it is none.
    change: change && changed !== null && changed > score ? { ...change, score: changed } : null,
  }
  return { match: scored, fit }
}
