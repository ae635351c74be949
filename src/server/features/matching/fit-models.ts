/** The nightly job that fits the models of applying and of being accepted (docs/decisions/0126). */
import { brierScore, calibrate, logLoss, type Predicted } from '#domain/matching/predictions/calibration.ts'
import {
  chanceOf,
  logOddsOf,
  type Coefficients,
  type Observation,
} from '#domain/matching/predictions/logistic.ts'
import { isBetterThanPrior, type FoldPredictions } from '#domain/matching/predictions/model-gain.ts'
import {
  fitBoth,
  fitModel,
  fitPrior,
  pairOf,
  predictionVersion,
  valuesOf,
} from '#domain/matching/predictions/predictions.ts'
import {
  predictedOutcomes,
  predictionRule,
  type PredictedOutcome,
} from '#domain/matching/predictions/prediction-rule.ts'
import type { Db } from '#server/db/db.ts'
import { yieldToEventLoop } from '#server/matching/event-loop.ts'
import { forgetPredictions } from '#server/matching/predictions.ts'
import {
  countDecisions,
  insertModel,
  listLatestModels,
  removeOldModels,
  samplePairs,
  type MatchModel,
  type SampledPair,
} from '#server/queries/matching/match-models.ts'

type Fit = Omit<MatchModel, 'outcome' | 'decisions' | 'usedSince' | 'fittedAt' | 'version'>

/** Fits both models if there are enough decisions, and records what the order uses from now on. */
export async function fitModels({ db, now }: { db: Db; now: Date }): Promise<void> {
  const decisions = await countDecisions(db, now)
  const latest = new Map((await listLatestModels(db)).map((model) => [model.outcome, model]))
  // A site that never had any has nothing to record.
  if (decisions === 0 && latest.size === 0) return
  for (const outcome of predictedOutcomes) {
    const before = latest.get(outcome)
    const isInUse = before?.isUsed === true && before.version === predictionVersion
    const fit =
      decisions < predictionRule.leastDecisions
        ? unfitted
        : await fitOutcome(await samplePairs(db, outcome, now), { outcome, isInUse })
    const usedSince = before?.isUsed === fit.isUsed ? before.usedSince : now
    await insertModel(db, {
      ...fit,
      outcome,
      decisions,
      usedSince,
      fittedAt: now,
      version: predictionVersion,
    })
  }
  await removeOldModels(db, now)
  forgetPredictions(db)
}

const unfitted: Fit = {
  pairs: 0,
  positives: 0,
  isUsed: false,
  coefficients: null,
  priorCoefficients: null,
  meanRaise: null,
  logLoss: null,
  priorLogLoss: null,
  brier: null,
  priorBrier: null,
  calibration: [],
  priorCalibration: [],
}

interface FoldedObservation extends Observation {
  fold: number
}

/**
 * Fits one model, and compares it with the prior on people whose pairs were left out of the fit. Fits none with few pairs,
 * or if all of them ended alike.
 */
async function fitOutcome(
  pairs: readonly SampledPair[],
  { outcome, isInUse }: { outcome: PredictedOutcome; isInUse: boolean },
): Promise<Fit> {
  const positives = pairs.filter(({ isPositive }) => isPositive).length
  const counts = { pairs: pairs.length, positives }
  if (pairs.length < predictionRule.leastPairs || positives === 0 || positives === pairs.length)
    return { ...unfitted, ...counts }
  const observations = pairs.map(({ features, position, isPositive, fold }) => ({
    values: valuesOf(pairOf(features), position),
    isPositive,
    fold,
  }))
  const folds: FoldPredictions[] = []
  for (let fold = 0; fold < predictionRule.folds; fold += 1) {
    const heldOut = observations.filter((one) => one.fold === fold)
    const others = observations.filter((one) => one.fold !== fold)
    const fitted = predict(heldOut, fitModel(outcome, others))
    // Requests go first: a fit takes some milliseconds.
    await yieldToEventLoop()
    folds.push({ fitted, prior: predict(heldOut, fitPrior(outcome, others)) })
    await yieldToEventLoop()
  }
  const fitted = folds.flatMap((fold) => fold.fitted)
  const prior = folds.flatMap((fold) => fold.prior)
  const losses = { logLoss: logLoss(fitted), priorLogLoss: logLoss(prior) }
  const model = fitBoth(
    outcome,
    observations,
    pairs.map(({ features }) => pairOf(features)),
  )
  return {
    ...counts,
    isUsed: losses.logLoss < losses.priorLogLoss && isBetterThanPrior(folds, { isInUse }),
    coefficients: [...model.coefficients],
    priorCoefficients: [...model.prior],
    meanRaise: model.meanRaise,
    ...losses,
    brier: brierScore(fitted),
    priorBrier: brierScore(prior),
    calibration: calibrate(fitted),
    priorCalibration: calibrate(prior),
  }
}

const predict = (observations: readonly FoldedObservation[], coefficients: Coefficients): Predicted[] =>
  observations.map(({ values, isPositive }) => ({
    chance: chanceOf(logOddsOf(coefficients, values)),
    isPositive,
  }))
