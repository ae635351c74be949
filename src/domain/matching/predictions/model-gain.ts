/** Whether a fitted model predicts people that it doesn't know better than the prior does. */
import { logLoss, type Predicted } from './calibration.ts'
import { predictionRule } from './prediction-rule.ts'

/** What both predicted of the people of one fold. */
export interface FoldPredictions {
  fitted: readonly Predicted[]
  prior: readonly Predicted[]
}

/**
 * Whether the log loss of the model is lower than that of the prior by more than the differences between the folds explain:
 * by `predictionRule.startErrors` standard errors of their mean, or `stayErrors` if the model is in use. Never with fewer
 * than two folds.
 */
export function isBetterThanPrior(
  folds: readonly FoldPredictions[],
  { isInUse }: { isInUse: boolean },
): boolean {
  const gains = folds
    .filter(({ fitted }) => fitted.length > 0)
    .map(({ fitted, prior }) => logLoss(prior) - logLoss(fitted))
  if (gains.length < 2) return false
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1)
  const needed = isInUse ? predictionRule.stayErrors : predictionRule.startErrors
  return mean > leastGain && mean > needed * Math.sqrt(variance / gains.length)
}

/** What is smaller than this is rounding. */
const leastGain = 1e-6
