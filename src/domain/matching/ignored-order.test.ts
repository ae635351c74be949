import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePriority, orderMatches } from './order.ts'
import { predictionRule } from './predictions/prediction-rule.ts'

const now = new Date('2026-11-22T12:00:00Z')

const anyMatch = fc.record({
  pendingCount: fc.nat(40),
  acceptedCount: fc.nat(40),
  maxVolunteers: fc.option(fc.integer({ min: 1, max: 50 })),
  responseRate: fc.option(fc.nat(100)),
  isIgnored: fc.boolean(),
  isStale: fc.boolean(),
  fit: fc.integer({ min: 1, max: 100 }),
  predicted: fc.constantFrom(-predictionRule.most, 0, predictionRule.most),
  owner: fc.nat(3),
})

test('what someone ignored and stale imports are last in lists of any length, whatever limits, models and the eighth slot do', () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 30 }), (list) => {
      const matches = list.map(({ owner, predicted, ...match }, index) => ({
        ...match,
        id: String(index),
        organizationId: String(owner),
        postedAt: '2026-11-01T00:00:00.000Z',
        priority: computePriority({ ...match, createdAt: now }, now) + predicted,
      }))
      const ordered = orderMatches(matches, 'recommended').map(
        ({ isIgnored, isStale }) => isIgnored || isStale,
      )
      expect(ordered).toEqual(ordered.toSorted((a, b) => Number(a) - Number(b)))
    }),
  )
})
