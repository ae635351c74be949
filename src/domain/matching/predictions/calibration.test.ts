import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brierScore, calibrate, logLoss } from './calibration.ts'

const anyPredicted = fc.array(
  fc.record({ chance: fc.double({ min: 0, max: 1, noNaN: true }), isPositive: fc.boolean() }),
)

test('calibration divides all predictions into at most ten parts of about the same size, by rising chance', () => {
  fc.assert(
    fc.property(anyPredicted, (predicted) => {
      const parts = calibrate(predicted)
      const counts = parts.map(({ count }) => count)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(predicted.length)
      expect(parts).toHaveLength(Math.min(10, predicted.length))
      expect(Math.max(0, ...counts) - Math.min(...counts, Infinity)).toBeLessThanOrEqual(1)
      for (const [at, { predicted: chance }] of parts.entries()) {
        expect(chance).toBeGreaterThanOrEqual((parts[at - 1]?.predicted ?? 0) - 1e-12)
      }
    }),
  )
})

test('scores of predictions are those of known cases', () => {
  const half = [true, false].map((isPositive) => ({ chance: 0.5, isPositive }))
  expect([brierScore(half), logLoss(half)]).toEqual([0.25, Math.log(2)])
  const sure = [{ chance: 1, isPositive: true }]
  expect([brierScore(sure), logLoss(sure)]).toEqual([0, 0])
  expect([brierScore([]), logLoss([])]).toEqual([0, 0])
  expect(logLoss([{ chance: 0, isPositive: true }])).toBeLessThan(30)
})
