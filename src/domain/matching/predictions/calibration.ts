/** How well predicted chances agree with what happened. */

export interface Predicted {
  /** In [0,1]. */
  chance: number
  isPositive: boolean
}

/** One part of the predictions, ordered by their chance. */
export interface CalibrationBin {
  /** The mean predicted chance. */
  predicted: number
  /** The share of positives. */
  observed: number
  count: number
}

const bins = 10
const leastChance = 1e-12

/** Ten parts of the predictions, of about the same size, by rising chance; fewer if there are fewer predictions. */
export function calibrate(predicted: readonly Predicted[]): CalibrationBin[] {
  const sorted = predicted.toSorted((a, b) => a.chance - b.chance)
  return Array.from({ length: bins }, (_, bin) =>
    sorted.slice(Math.floor((bin * sorted.length) / bins), Math.floor(((bin + 1) * sorted.length) / bins)),
  ).flatMap((part) => {
    if (part.length === 0) return []
    return [
      {
        predicted: average(part, ({ chance }) => chance),
        observed: average(part, ({ isPositive }) => Number(isPositive)),
        count: part.length,
      },
    ]
  })
}

/** The mean of the squared errors: 0 is perfect, and 0.25 is what always saying 50 % gives. 0 without predictions. */
export const brierScore = (predicted: readonly Predicted[]): number =>
  average(predicted, ({ chance, isPositive }) => (chance - Number(isPositive)) ** 2)

/** The mean of minus the logarithm of the chance that was given to what happened: 0 is perfect. 0 without predictions. */
export const logLoss = (predicted: readonly Predicted[]): number =>
  average(
    predicted,
    ({ chance, isPositive }) => -Math.log(Math.max(leastChance, isPositive ? chance : 1 - chance)),
  )

function average<Value>(values: readonly Value[], numberOf: (value: Value) => number): number {
  let sum = 0
  for (const value of values) sum += numberOf(value)
  return values.length === 0 ? 0 : sum / values.length
}
