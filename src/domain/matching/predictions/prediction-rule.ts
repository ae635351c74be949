/** What is predicted of a match, and within which limits. Apart from the models, which no browser loads. */

export const predictedOutcomes = ['apply', 'accept'] as const
export type PredictedOutcome = (typeof predictedOutcomes)[number]

export const predictionRule = {
  /** Below this many decisions that the models can learn from, the order is the prior's. */
  leastDecisions: 500,
  /** A model needs so many pairs of its own, some with its outcome and some without. */
  leastPairs: 500,
  /**
   * How many standard errors (model-gain.ts) a model must be better than the prior by: more to come into use than to stay
   * in use, so that chance doesn't change the order each night.
   */
  startErrors: 2,
  stayErrors: 1,
  /** An application counts for what was shown if it comes within these days. */
  applyDays: 7,
  /** So many pairs are read for each model, drawn at random. */
  sampled: 20_000,
  /** Each part of the people is predicted by a model that was fitted on the others. */
  folds: 5,
  /** The most that both models together add to a match or take from it, in points. */
  most: 10,
  /** How long the record of a fit is stored. */
  storedDays: 365,
} as const
