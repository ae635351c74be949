import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combineFactors, matchBandOf, matchFactors, matchWeights } from './factors.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyFactors = fc.record({
  skills: share,
  causes: share,
  location: share,
  time: share,
  experience: share,
})
const step = fc.integer({ min: 0, max: 20 }).map((steps) => 5 * steps)
const anyWeights = fc.record({ skills: step, causes: step, location: step, time: step, experience: step })
const none = { skills: 0, causes: 0, location: 0, time: 0, experience: 0 }
const full = { skills: 1, causes: 1, location: 1, time: 1, experience: 1 }

describe('the points of a match', () => {
  it('a match has at most 40 points for skills, 25 for causes, 15 for location, 10 for time and 10 for experience', () => {
    expect(matchWeights).toEqual({ skills: 40, causes: 25, location: 15, time: 10, experience: 10 })
    expect(combineFactors(full, matchWeights).points).toEqual(matchWeights)
  })

  it('the points are whole and add up to a score between 0 and 100 with any weights', () => {
    fc.assert(
      fc.property(anyFactors, anyWeights, (factors, weights) => {
        const { score, points, fit } = combineFactors(factors, weights)
        expect(score).toBe(matchFactors.reduce((sum, factor) => sum + points[factor], 0))
        expect(Math.abs(score - fit)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        for (const factor of matchFactors) expect(Number.isInteger(points[factor])).toBe(true)
      }),
    )
  })

  it('the points never fall when a factor rises', () => {
    const increase = fc.record({ factor: fc.constantFrom(...matchFactors), by: share })
    fc.assert(
      fc.property(anyFactors, anyWeights, increase, (before, weights, { factor, by }) => {
        const after = { ...before, [factor]: Math.min(1, before[factor] + by) }
        expect(combineFactors(after, weights).score).toBeGreaterThanOrEqual(
          combineFactors(before, weights).score,
        )
      }),
    )
  })

  it('the points depend on the relative weights, not on their sum', () => {
    const doubled = { skills: 80, causes: 50, location: 30, time: 20, experience: 20 }
    const factors = { skills: 0.31, causes: 0.5, location: 0.77, time: 0.2, experience: 1 }
    expect(combineFactors(factors, doubled)).toEqual(combineFactors(factors, matchWeights))
  })

  it('the default weights apply if every weight is 0', () => {
    expect(combineFactors(full, none)).toEqual(combineFactors(full, matchWeights))
    expect(combineFactors(full, { ...none, time: 100 }).points).toEqual({ ...none, time: 100 })
  })

  it('a "Perfect Match" starts at 80 and a "Good Match" at 60', () => {
    expect([100, 80, 79, 60, 59, 0].map(matchBandOf)).toEqual([
      'perfect',
      'perfect',
      'good',
      'good',
      null,
      null,
    ])
  })
})
