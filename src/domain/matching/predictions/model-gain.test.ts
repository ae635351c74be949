import { expect, test } from 'vitest'
import { isBetterThanPrior } from './model-gain.ts'

/** Folds whose log loss under the model is lower than under the prior by so much. */
const folds = (gains: readonly number[]) =>
  gains.map((gain) => ({
    fitted: [{ chance: Math.exp(-0.5 + gain), isPositive: true }],
    prior: [{ chance: Math.exp(-0.5), isPositive: true }],
  }))

test('a model is used if it is better in every fold, and not if one lucky fold makes it better', () => {
  expect(isBetterThanPrior(folds([0.02, 0.03, 0.02, 0.025, 0.03]), { isInUse: false })).toBe(true)
  expect(isBetterThanPrior(folds([0.4, -0.01, -0.02, -0.01, -0.02]), { isInUse: false })).toBe(false)
  expect(isBetterThanPrior(folds([-0.02, -0.03, -0.02, -0.025, -0.03]), { isInUse: true })).toBe(false)
})

test('a model that is no better than the prior, or has one fold only, is not used', () => {
  expect(isBetterThanPrior(folds([0, 0, 0, 0, 0]), { isInUse: true })).toBe(false)
  expect(isBetterThanPrior(folds([0.1]), { isInUse: true })).toBe(false)
  expect(isBetterThanPrior([...folds([0.1]), { fitted: [], prior: [] }], { isInUse: true })).toBe(false)
})

test('a gain between one and two standard errors changes nothing: a model stays in use, and another doesn’t come into use', () => {
  // The mean is 0.02, its standard error 0.0141.
  const between = folds([0.06, -0.02, 0.02, 0.05, -0.01])
  expect(isBetterThanPrior(between, { isInUse: true })).toBe(true)
  expect(isBetterThanPrior(between, { isInUse: false })).toBe(false)
})
