import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceOf,
  fitLogistic,
  logChanceOf,
  logOddsOf,
  type CoefficientPrior,
  type Observation,
} from './logistic.ts'

const flat: CoefficientPrior = { mean: 0, precision: 1e-9 }
const repeat = (count: number, values: readonly number[], isPositive: boolean): Observation[] =>
  Array.from({ length: count }, () => ({ values, isPositive }))

const anyPrior = fc.record({
  mean: fc.double({ min: -2, max: 2, noNaN: true }),
  precision: fc.double({ min: 0.01, max: 100, noNaN: true }),
})
const anyObservations = fc.array(
  fc.record({
    values: fc.tuple(
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.double({ min: -5, max: 5, noNaN: true }),
    ),
    isPositive: fc.boolean(),
  }),
  { maxLength: 60 },
)

/** The slope of the loss in each coefficient, written apart from the code that is tested. */
const slopesAt = (
  observations: readonly Observation[],
  prior: readonly CoefficientPrior[],
  found: readonly number[],
) =>
  prior.map(({ mean, precision }, at) =>
    observations.reduce(
      (sum, { values, isPositive }) =>
        sum +
        (chanceOf(logOddsOf(found, values)) - Number(isPositive)) * (at === 0 ? 1 : (values[at - 1] ?? 0)),
      precision * ((found[at] ?? 0) - mean),
    ),
  )

describe('logistic regression', () => {
  it('finds the log odds of the share if there is only an intercept', () => {
    const [intercept] = fitLogistic([...repeat(30, [], true), ...repeat(70, [], false)], [flat])
    expect(intercept).toBeCloseTo(Math.log(30 / 70), 6)
  })

  it('finds the logarithm of the odds ratio in a table of two by two', () => {
    const table = [
      ...repeat(40, [1], true),
      ...repeat(10, [1], false),
      ...repeat(15, [0], true),
      ...repeat(35, [0], false),
    ]
    const [intercept, slope] = fitLogistic(table, [flat, flat])
    expect(intercept).toBeCloseTo(Math.log(15 / 35), 5)
    expect(slope).toBeCloseTo(Math.log((40 * 35) / (10 * 15)), 5)
  })

  it('finds what R’s glm finds in its example of hours studied and exams passed', () => {
    const hours = [
      0.5, 0.75, 1, 1.25, 1.5, 1.75, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 4, 4.25, 4.5, 4.75, 5, 5.5,
    ]
    const passed = [0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1]
    const [intercept, slope] = fitLogistic(
      hours.map((value, at) => ({ values: [value], isPositive: passed[at] === 1 })),
      [flat, flat],
    )
    expect(intercept).toBeCloseTo(-4.0777, 3)
    expect(slope).toBeCloseTo(1.5046, 3)
  })

  it('returns the prior without observations', () => {
    fc.assert(
      fc.property(fc.array(anyPrior, { minLength: 1, maxLength: 5 }), (prior) => {
        expect(fitLogistic([], prior)).toEqual(prior.map(({ mean }) => mean))
      }),
    )
  })

  it('ends where the loss is lowest: no slope is left', () => {
    fc.assert(
      fc.property(anyObservations, fc.tuple(anyPrior, anyPrior, anyPrior), (observations, prior) => {
        for (const slope of slopesAt(observations, prior, fitLogistic(observations, prior))) {
          expect(Math.abs(slope)).toBeLessThan(1e-4)
        }
      }),
    )
  })

  it('keeps each coefficient above its bound, and there the loss would only fall below it', () => {
    fc.assert(
      fc.property(anyObservations, fc.tuple(anyPrior, anyPrior, anyPrior), (observations, unbounded) => {
        const prior = unbounded.map((one, at) => (at === 0 ? one : { ...one, least: 0 }))
        const found = fitLogistic(observations, prior)
        const slopes = slopesAt(observations, prior, found)
        for (const [at, value] of found.entries()) {
          expect(value).toBeGreaterThanOrEqual(at === 0 ? -Infinity : 0)
          const isAtBound = at > 0 && value === 0
          expect(isAtBound ? Math.min(0, slopes[at] ?? 0) : Math.abs(slopes[at] ?? 0)).toBeCloseTo(0, 3)
        }
      }),
    )
  })

  it('stays finite where the observations can be separated', () => {
    const found = fitLogistic(
      [...repeat(50, [1], true), ...repeat(50, [-1], false)],
      [flat, { mean: 0, precision: 1 }],
    )
    expect(found.every(Number.isFinite)).toBe(true)
  })

  it('chances of extreme log odds have finite logarithms', () => {
    expect(logChanceOf(-800)).toBeCloseTo(-800)
    expect(logChanceOf(800)).toBeCloseTo(0)
    expect(logChanceOf(0.3)).toBeCloseTo(Math.log(chanceOf(0.3)))
  })
})
