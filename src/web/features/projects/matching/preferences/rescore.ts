/** Rescores and sorts matches with previewed weights, with the same functions as the server. */
import {
  areDefaultWeights,
  combineFactors,
  orderReasons,
  type MatchFactor,
  type MatchWeights,
} from '#domain/matching/scoring/factors.ts'
import { orderMatches, type MatchOrder } from '#domain/matching/order.ts'
import type { ProjectMatch } from '#contract/matching/matching.ts'

/** The matches with these weights in this order; without weights, as the server returned them. */
export function rescoreMatches(
  matches: readonly ProjectMatch[],
  weights: MatchWeights | null,
  order: MatchOrder,
): readonly ProjectMatch[] {
  if (weights === null) return matches
  // As the server orders them once these weights are saved.
  const isPredicted = areDefaultWeights(weights)
  const weighed = matches.map((match) => {
    const { match: scored, fit } = rescore(match, weights)
    const { id, postedAt, organization } = match
    const priority = match.priority + (isPredicted ? match.predicted : 0)
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
    matchReasons: orderReasons(
      factors
        .filter(({ factor }) => points[factor] > 0)
        .map((each) => ({ ...each, score: points[each.factor] })),
    ).map(({ factor, description, score: added }) => ({ factor, description, score: added })),
    // Drops an improvement that the weights reduce to nothing.
    change: change && changed !== null && changed > score ? { ...change, score: changed } : null,
  }
  return { match: scored, fit }
}
