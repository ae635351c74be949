import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchFactors, matchWeights } from '#domain/matching/scoring/factors.ts'
import { logLoss } from './calibration.ts'
import { chanceOf, logOddsOf, type Coefficients } from './logistic.ts'
import { fitBoth, fitPrior, noPredictions, predictPoints, valuesOf, type Predictions } from './predictions.ts'
import { predictionRule } from './prediction-rule.ts'

const anyPair = fc.record({
  points: fc.record({
    skills: fc.double({ min: 0, max: 40, noNaN: true }),
    causes: fc.double({ min: 0, max: 25, noNaN: true }),
    location: fc.double({ min: 0, max: 15, noNaN: true }),
    time: fc.double({ min: 0, max: 10, noNaN: true }),
    experience: fc.double({ min: 0, max: 10, noNaN: true }),
  }),
  need: fc.double({ min: -25, max: 15, noNaN: true }),
  projectDays: fc.nat(2000),
})
const anyOutcomes = fc.array(
  fc.record({ pair: anyPair, isPositive: fc.boolean(), position: fc.integer({ min: 1, max: 48 }) }),
  {
    minLength: 1,
    maxLength: 40,
  },
)
type Outcomes = { pair: Parameters<typeof valuesOf>[0]; isPositive: boolean; position: number }[]

/** Repeated, so that the observations outweigh the prior. */
const observe = (outcomes: Outcomes, withPosition: boolean) =>
  Array.from({ length: 20 }, () => outcomes)
    .flat()
    .map(({ pair, isPositive, position }) => ({
      values: valuesOf(pair, withPosition ? position : 1),
      isPositive,
    }))

function fit(outcomes: Outcomes): Predictions {
  const pairs = outcomes.map(({ pair }) => pair)
  return {
    apply: fitBoth('apply', observe(outcomes, true), pairs),
    accept: fitBoth('accept', observe(outcomes, false), pairs),
  }
}

describe('the chances of applying and of being accepted', () => {
  it('add nothing to a match without fitted models, or if these are the prior', () => {
    fc.assert(
      fc.property(anyPair, (pair) => {
        expect(predictPoints(noPredictions, pair)).toBe(0)
        const apply = { coefficients: fitPrior('apply', []), prior: fitPrior('apply', []), meanRaise: 0 }
        expect(predictPoints({ apply }, pair)).toBe(0)
      }),
    )
  })

  it('add at most ten points, or take as many', () => {
    fc.assert(
      fc.property(anyOutcomes, anyPair, (outcomes, pair) => {
        expect(Math.abs(predictPoints(fit(outcomes), pair))).toBeLessThanOrEqual(predictionRule.most)
      }),
      { numRuns: 30 },
    )
  })

  it('never let a project that fits better in a factor come later, whatever happened before', () => {
    fc.assert(
      fc.property(
        anyOutcomes,
        anyPair,
        fc.record({
          factor: fc.constantFrom(...matchFactors),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        (outcomes, pair, { factor, share }) => {
          const predictions = fit(outcomes)
          const gained = share * (matchWeights[factor] - pair.points[factor])
          const better = { ...pair, points: { ...pair.points, [factor]: pair.points[factor] + gained } }
          const difference = gained + predictPoints(predictions, better) - predictPoints(predictions, pair)
          expect(difference).toBeGreaterThanOrEqual(-1e-6)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('never raise a project because it needs volunteers less', () => {
    fc.assert(
      fc.property(
        anyOutcomes,
        anyPair,
        fc.double({ min: 0, max: 20, noNaN: true }),
        (outcomes, pair, less) => {
          const predictions = fit(outcomes)
          expect(predictPoints(predictions, { ...pair, need: pair.need - less })).toBeLessThanOrEqual(
            predictPoints(predictions, pair) + 1e-9,
          )
        },
      ),
      { numRuns: 50 },
    )
  })

  it('say nothing of a site where the documented weights are right, wherever in the list people look', () => {
    fc.assert(
      fc.property(
        fc.array(anyPair, { minLength: 20, maxLength: 30 }),
        fc.double({ min: -3, max: 0.5, noNaN: true }),
        fc.double({ min: -1.5, max: 0.5, noNaN: true }),
        (pairs, intercept, slope) => {
          // As many people as it takes for the share of those who apply to be the chance.
          const people = 200
          const observations = pairs.flatMap((pair) =>
            [1, 2, 6, 20, 48].flatMap((position) => {
              const values = valuesOf(pair, position)
              const logOdds = logOddsOf([intercept, 0.4, 0.4, 0.4, 0.4, 0.4, 0, 0, slope], values)
              const applying = Math.round(people * chanceOf(logOdds))
              return Array.from({ length: people }, (_, person) => ({
                values,
                isPositive: person < applying,
              }))
            }),
          )
          const apply = fitBoth('apply', observations, pairs)
          for (const pair of pairs) expect(Math.abs(predictPoints({ apply }, pair))).toBeLessThan(1)
          const predict = (coefficients: Coefficients) =>
            observations.map(({ values, isPositive }) => ({
              chance: chanceOf(logOddsOf(coefficients, values)),
              isPositive,
            }))
          expect(logLoss(predict(apply.prior)) - logLoss(predict(apply.coefficients))).toBeLessThan(1e-3)
        },
      ),
      { numRuns: 10 },
    )
  })

  it('learn that a factor matters more than the weights say', () => {
    const pair = (location: number) => ({
      points: { skills: 20, causes: 10, location, time: 5, experience: 5 },
      need: 0,
      projectDays: 10,
    })
    const outcomes = Array.from({ length: 400 }, (_, index) => {
      const isNear = index % 2 === 0
      return { pair: pair(isNear ? 15 : 0), isPositive: index % 20 < (isNear ? 8 : 1), position: 1 }
    })
    const predictions = fit(outcomes)
    expect(predictPoints(predictions, pair(15))).toBeGreaterThan(1)
    expect(predictPoints(predictions, pair(0))).toBeLessThan(-1)
  })
})
