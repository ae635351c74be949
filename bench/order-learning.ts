/**
 * Simulates a market whose people apply and accept for reasons of their own, once with the models of
 * `domain/matching/predictions/predictions.ts` fitted to what they did before, and once without.
 */
import { matchFactors } from '#domain/matching/scoring/factors.ts'
import { chanceOf, type Observation } from '#domain/matching/predictions/logistic.ts'
import { byFit, computeNeed, computePriority, orderMatches } from '#domain/matching/order.ts'
import {
  fitBoth,
  noPredictions,
  predictPoints,
  valuesOf,
  type PredictedPair,
  type Predictions,
} from '#domain/matching/predictions/predictions.ts'
import type { PredictedOutcome } from '#domain/matching/predictions/prediction-rule.ts'
import type { FactorPoints, Market } from './order-market.ts'
import { createRandomSource, type RandomSource } from './random.ts'

/** The log odds of applying and of being accepted: a constant, and for each 10 points of each factor. */
export interface Behavior {
  name: string
  apply: FactorPoints & { constant: number }
  accept: FactorPoints & { constant: number }
}

const alike = (slope: number) => ({
  skills: slope,
  causes: slope,
  location: slope,
  time: slope,
  experience: slope,
})

export const behaviors: readonly Behavior[] = [
  {
    name: 'the weights, as the models assume',
    apply: { constant: -5.5, ...alike(0.4) },
    accept: { constant: -2, ...alike(0.2) },
  },
  {
    name: 'place and cause when applying, skills when accepting',
    apply: { constant: -6.5, skills: 0.1, causes: 0.8, location: 1, time: 0.2, experience: 0.2 },
    accept: { constant: -2.5, skills: 0.7, causes: 0, location: 0, time: 0.2, experience: 0.4 },
  },
]

export const learning = {
  /** The first half of the visits teaches; the second half is measured. */
  visitsEach: 12,
  /** A volunteer reads so many projects of a list, each of which they may apply to. */
  read: 10,
} as const

const posted = new Date('2026-11-01T00:00:00Z')

export interface LearningOutcome {
  /** For each 100 measured visits. */
  applied: number
  accepted: number
  fit: number
  /** The share of projects with an applicant in the measured half. */
  served: number
}

interface Run {
  market: Market
  random: RandomSource
  behavior: Behavior
  pending: number[]
  accepted: number[]
  applied: Set<string>
}

interface Seen {
  pair: PredictedPair
  observation: Observation
}

/** Runs the market once, with or without models fitted to the first half. */
export function simulateLearning(
  market: Market,
  behavior: Behavior,
  { seed, hasModels }: { seed: number; hasModels: boolean },
): LearningOutcome {
  const none = () => market.projects.map(() => 0)
  const run = {
    market,
    behavior,
    random: createRandomSource(seed),
    pending: none(),
    accepted: none(),
    applied: new Set<string>(),
  }
  const seen: Record<PredictedOutcome, Seen[]> = { apply: [], accept: [] }
  const half = (market.volunteers.length * learning.visitsEach) / 2
  for (let visit = 0; visit < half; visit += 1) {
    const shown = visitOnce(run, visit % market.volunteers.length, noPredictions)
    for (const outcome of ['apply', 'accept'] as const) seen[outcome].push(...shown[outcome])
  }
  const models = hasModels
    ? { apply: fit('apply', seen.apply), accept: fit('accept', seen.accept) }
    : noPredictions
  // The measured half begins with projects that no one has applied to, so that both runs start alike.
  run.pending = none()
  run.accepted = none()
  run.applied.clear()
  const totals = { applied: 0, accepted: 0, fit: 0 }
  const served = new Set<number>()
  for (let visit = 0; visit < half; visit += 1) {
    const { chosen, isAccepted } = visitOnce(run, visit % market.volunteers.length, models)
    if (!chosen) continue
    totals.applied += 1
    totals.accepted += isAccepted ? 1 : 0
    totals.fit += chosen.fit
    served.add(chosen.index)
  }
  return {
    applied: (100 * totals.applied) / half,
    accepted: (100 * totals.accepted) / half,
    fit: totals.fit / Math.max(1, totals.applied),
    served: served.size / market.projects.length,
  }
}

const fit = (outcome: PredictedOutcome, seen: readonly Seen[]) =>
  fitBoth(
    outcome,
    seen.map(({ observation }) => observation),
    seen.map(({ pair }) => pair),
  )

/** One look at a list: what is read until the first application, and the answer to it, which comes immediately. */
function visitOnce(run: Run, volunteer: number, models: Predictions) {
  const shown = listShown(run, volunteer, models)
  const apply: Seen[] = []
  const accept: Seen[] = []
  for (const [at, one] of shown.entries()) {
    const applies = happens(run.random, run.behavior.apply, one.pair.points)
    apply.push({ pair: one.pair, observation: { values: valuesOf(one.pair, at + 1), isPositive: applies } })
    if (!applies) continue
    const isAccepted = happens(run.random, run.behavior.accept, one.pair.points)
    accept.push({ pair: one.pair, observation: { values: valuesOf(one.pair), isPositive: isAccepted } })
    run.applied.add(`${volunteer} ${one.index}`)
    const counts = isAccepted ? run.accepted : run.pending
    counts[one.index] = (counts[one.index] ?? 0) + 1
    return { apply, accept, chosen: one, isAccepted }
  }
  return { apply, accept, chosen: null, isAccepted: false }
}

function listShown({ market, pending, accepted, applied }: Run, volunteer: number, models: Predictions) {
  const candidates = (market.volunteers[volunteer] ?? []).flatMap(({ project: index, fit: own, points }) => {
    const project = market.projects[index]
    if (!project || !points || applied.has(`${volunteer} ${index}`)) return []
    const { id, organizationId, spots: maxVolunteers } = project
    const counts = {
      pendingCount: pending[index] ?? 0,
      acceptedCount: accepted[index] ?? 0,
      maxVolunteers,
      createdAt: posted,
    }
    if (maxVolunteers !== null && counts.acceptedCount >= maxVolunteers) return []
    const pair = { points, need: computeNeed(counts, posted), projectDays: 0 }
    const priority =
      computePriority({ ...counts, responseRate: null, isIgnored: false, isStale: false }, posted) +
      predictPoints(models, pair)
    return [{ id, organizationId, index, fit: own, priority, postedAt: '', pair }]
  })
  return orderMatches(candidates.toSorted(byFit), 'recommended').slice(0, learning.read)
}

const scale = 1_000_000

function happens(random: RandomSource, slopes: Behavior['apply'], points: FactorPoints): boolean {
  const logOdds = matchFactors.reduce(
    (sum, factor) => sum + (slopes[factor] * points[factor]) / 10,
    slopes.constant,
  )
  return random.below(scale) < scale * chanceOf(logOdds)
}
