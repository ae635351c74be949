/**
 * How likely someone is to apply to a project that they are shown, and to be accepted: two small models that start from
 * the documented weights and learn from what happens on this site (docs/decisions/0126).
 *
 * What they use: the points of the five factors, how much the project needs volunteers, and how long ago it was
 * posted. What they never use: who someone is. Name, photo, age, gender, languages and origin are no features, and
 * neither is how popular a project is.
 */
import { matchFactors, type MatchFactor } from '#domain/matching/scoring/factors.ts'
import {
  fitLogistic,
  logChanceOf,
  logOddsOf,
  type CoefficientPrior,
  type Coefficients,
  type Observation,
} from './logistic.ts'
import { predictionRule, type PredictedOutcome } from './prediction-rule.ts'

/** What both models use, in the order of their coefficients after the intercept. */
export const pairFeatures = [...matchFactors, 'need', 'projectAge'] as const

/** What is known of a person and a project before either acts. */
export interface PredictedPair {
  /** The points of each factor under the default weights, also of someone with weights of their own. */
  points: Readonly<Record<MatchFactor, number>>
  /** In points (order.ts). */
  need: number
  /**
   * Days of the calendar (UTC) since the project was posted. Until 2026-11-29, whole days were stored, one less for some pairs. That
   * changes a value by at most 0.05 (`valuesOf`), so the version stays the same and what was learned is kept.
   */
  projectDays: number
}

/** What is stored of a pair, in the order of `pairFeatures`. */
export const featuresOf = ({ points, need, projectDays }: PredictedPair): number[] => [
  ...matchFactors.map((factor) => points[factor]),
  need,
  projectDays,
]

/** The pair of stored features. */
export function pairOf(features: readonly number[]): PredictedPair {
  const [skills = 0, causes = 0, location = 0, time = 0, experience = 0, need = 0, projectDays = 0] = features
  return { points: { skills, causes, location, time, experience }, need, projectDays }
}

/**
 * The version of the features. A model that was fitted on others is not used.
 */
export const predictionVersion = 1

/** Log odds for each 10 points of fit: the same for every factor, so that the prior sorts by the documented weights. */
const priorSlope = { apply: 0.4, accept: 0.2 } as const satisfies Record<PredictedOutcome, number>
/** Log odds for each doubling of the position in the list: what is further down is overlooked. Never part of the order. */
const positionSlope = -0.3

/** How far the coefficients may be from the prior without strong evidence: one standard deviation. */
const deviation = { factor: 0.15, other: 0.15, position: 0.3, intercept: 10 } as const
const precisionOf = (kind: keyof typeof deviation) => 1 / deviation[kind] ** 2

/** The prior of the intercept is wide: how often people apply is a matter of the site. */
const intercept = { mean: -2, precision: precisionOf('intercept') }

/**
 * No factor lowers a chance, and neither does need: a gained skill never lowers a project in the order, and being popular
 * never raises one.
 */
function makePrior(outcome: PredictedOutcome): CoefficientPrior[] {
  const factor = { mean: priorSlope[outcome], precision: precisionOf('factor'), least: 0 }
  const other = { mean: 0, precision: precisionOf('other') }
  const position = { mean: positionSlope, precision: precisionOf('position') }
  return [
    intercept,
    ...matchFactors.map(() => factor),
    { ...other, least: 0 },
    other,
    ...(outcome === 'apply' ? [position] : []),
  ]
}

/** The values of a pair in the order of the coefficients, on scales that make these comparable. */
export function valuesOf({ points, need, projectDays }: PredictedPair, position = 1): number[] {
  return [
    ...matchFactors.map((factor) => points[factor] / 10),
    need / 10,
    Math.log2(1 + projectDays / 14) / 2,
    Math.log2(position),
  ]
}

/** The most likely model. */
export const fitModel = (outcome: PredictedOutcome, observations: readonly Observation[]): Coefficients =>
  fitLogistic(observations, makePrior(outcome))

/**
 * The prior as a model of this site: the documented weights, with an intercept and a slope of the position that say how
 * often it happens here. These two don't sort projects, so a model must not look better, or give points, because of them.
 */
export const fitPrior = (outcome: PredictedOutcome, observations: readonly Observation[]): Coefficients =>
  fitLogistic(
    observations,
    makePrior(outcome).map((one, at) =>
      at === 0 || at > pairFeatures.length ? one : { ...one, precision: 1e9 },
    ),
  )

export interface FittedModel {
  coefficients: Coefficients
  /** The prior with the intercept and the position of the same observations. */
  prior: Coefficients
  /** By how much the model raises the logarithm of the chance compared with the prior, on average over what it learned from. */
  meanRaise: number
}

/** By how much a model raises the logarithm of the chance of a pair, compared with the prior. */
const raiseOf = ({ coefficients, prior }: Omit<FittedModel, 'meanRaise'>, pair: PredictedPair): number => {
  const values = valuesOf(pair)
  return logChanceOf(logOddsOf(coefficients, values)) - logChanceOf(logOddsOf(prior, values))
}

/** Fits a model and its prior. `pairs` are those of the observations. */
export function fitBoth(
  outcome: PredictedOutcome,
  observations: readonly Observation[],
  pairs: readonly PredictedPair[],
): FittedModel {
  const both = { coefficients: fitModel(outcome, observations), prior: fitPrior(outcome, observations) }
  const sum = pairs.reduce((total, pair) => total + raiseOf(both, pair), 0)
  return { ...both, meanRaise: pairs.length === 0 ? 0 : sum / pairs.length }
}

/** The models that are in use; an outcome without one has the prior. */
export type Predictions = Readonly<Partial<Record<PredictedOutcome, FittedModel>>>

export const noPredictions: Predictions = {}

/** One point of fit raises the logarithm of the prior's chances together by one divided by this, while they are small. */
const pointsPerLog = 10 / (priorSlope.apply + priorSlope.accept)

/**
 * The points that the fitted models add to a match in the recommended order: by how much they raise the chance that
 * someone applies and is accepted, compared with the prior and with the mean of what they learned from, and how many
 * points of fit would raise it as much. 0 without fitted models. They only count in lists under the default weights, which
 * the prior is centered on: who sets weights has said what matters to them, and sees the order that these weights give.
 */
export function predictPoints(predictions: Predictions, pair: PredictedPair): number {
  const { apply, accept } = predictions
  if (!apply && !accept) return 0
  const raise = (model: FittedModel | undefined) => (model ? raiseOf(model, pair) - model.meanRaise : 0)
  const points = pointsPerLog * (raise(apply) + raise(accept))
  return Math.max(-predictionRule.most, Math.min(predictionRule.most, points))
}
