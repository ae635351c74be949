/**
 * Logistic regression with a normal prior and lower bounds: the most likely coefficients, by Newton's method (iteratively
 * reweighted least squares). Source: Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, 4.4 and 18.4.
 */

export interface Observation {
  values: readonly number[]
  isPositive: boolean
}

/** What is assumed of a coefficient before any observation. */
export interface CoefficientPrior {
  mean: number
  /** One divided by the variance; above 0, so that the coefficients are always finite and unique. */
  precision: number
  /** The coefficient is never below this. */
  least?: number
}

/** The first is the intercept; the others are in the order of the values. */
export type Coefficients = readonly number[]

const maxSteps = 60
const tolerance = 1e-9

/** The chance in (0,1) that belongs to log odds. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** The natural logarithm of the chance, exact for very small chances, too. */
export const logChanceOf = (logOdds: number): number =>
  logOdds < 0 ? logOdds - Math.log1p(Math.exp(logOdds)) : -Math.log1p(Math.exp(-logOdds))

/** The log odds of an observation. Values that are missing count as 0. */
export function logOddsOf(coefficients: Coefficients, values: readonly number[]): number {
  let sum = coefficients[0] ?? 0
  for (let at = 1; at < coefficients.length; at += 1) {
    sum += (coefficients[at] ?? 0) * (values[at - 1] ?? 0)
  }
  return sum
}

/** The most likely coefficients under the prior. Without observations they are the means of the prior. */
export function fitLogistic(
  observations: readonly Observation[],
  prior: readonly CoefficientPrior[],
): Coefficients {
  let current = prior.map(({ mean, least = -Infinity }) => Math.max(mean, least))
  let loss = computeLoss(observations, prior, current)
  for (let step = 0; step < maxSteps; step += 1) {
    const target = minimizeQuadratic(makeQuadratic(observations, prior, current), { prior, from: current })
    // A whole step may go too far where the loss is flat; a small enough part of it never does.
    let part = 1
    let next = target
    let nextLoss = computeLoss(observations, prior, next)
    while (nextLoss > loss && part > 1e-6) {
      part /= 2
      next = moveBy(current, target, part)
      nextLoss = computeLoss(observations, prior, next)
    }
    const change = Math.max(0, ...next.map((value, at) => Math.abs(value - (current[at] ?? 0))))
    if (nextLoss > loss) break
    current = next
    loss = nextLoss
    if (change < tolerance) break
  }
  return current
}

const moveBy = (from: readonly number[], to: readonly number[], part: number) =>
  from.map((value, at) => value + part * ((to[at] ?? 0) - value))

/** The negative logarithm of how likely the coefficients are, without constants. */
function computeLoss(
  observations: readonly Observation[],
  prior: readonly CoefficientPrior[],
  coefficients: Coefficients,
): number {
  let loss = 0
  for (const { values, isPositive } of observations) {
    const logOdds = logOddsOf(coefficients, values)
    loss -= logChanceOf(isPositive ? logOdds : -logOdds)
  }
  for (const [at, { mean, precision }] of prior.entries()) {
    loss += (precision * ((coefficients[at] ?? 0) - mean) ** 2) / 2
  }
  return loss
}

/** The slopes and the curvature of the loss at some coefficients. */
interface Quadratic {
  slopes: number[]
  /** Row by row. */
  curvature: Float64Array
}

function makeQuadratic(
  observations: readonly Observation[],
  prior: readonly CoefficientPrior[],
  coefficients: Coefficients,
): Quadratic {
  const size = prior.length
  const slopes = prior.map(({ mean, precision }, at) => precision * ((coefficients[at] ?? 0) - mean))
  const curvature = new Float64Array(size * size)
  for (const [at, { precision }] of prior.entries()) curvature[at * size + at] = precision
  for (const { values, isPositive } of observations) {
    const chance = chanceOf(logOddsOf(coefficients, values))
    const miss = chance - (isPositive ? 1 : 0)
    const weight = chance * (1 - chance)
    for (let row = 0; row < size; row += 1) {
      const value = row === 0 ? 1 : (values[row - 1] ?? 0)
      slopes[row] = (slopes[row] ?? 0) + miss * value
      const weighted = weight * value
      for (let column = 0; column <= row; column += 1) {
        const other = column === 0 ? 1 : (values[column - 1] ?? 0)
        const index = row * size + column
        curvature[index] = (curvature[index] ?? 0) + weighted * other
      }
    }
  }
  return { slopes, curvature }
}

/** The lowest point of the quadratic within the bounds, one coefficient at a time until none moves. */
function minimizeQuadratic(
  { slopes, curvature }: Quadratic,
  { prior, from }: { prior: readonly CoefficientPrior[]; from: Coefficients },
): number[] {
  const size = prior.length
  const at = (row: number, column: number) =>
    curvature[Math.max(row, column) * size + Math.min(row, column)] ?? 0
  const found = [...from]
  const gradient = [...slopes]
  for (let round = 0; round < 1000; round += 1) {
    let most = 0
    for (const [index, { least = -Infinity }] of prior.entries()) {
      const value = found[index] ?? 0
      const next = Math.max(least, value - (gradient[index] ?? 0) / at(index, index))
      const change = next - value
      if (change === 0) continue
      found[index] = next
      for (let other = 0; other < size; other += 1) {
        gradient[other] = (gradient[other] ?? 0) + change * at(other, index)
      }
      most = Math.max(most, Math.abs(change))
    }
    if (most < tolerance / 10) break
  }
  return found
}
