import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelOf, levelStart, rewardTierOf, rewardTiers, tierPoints } from './rewards.ts'

describe('levels and tiers', () => {
  it('levels begin at 50 × n × (n − 1) points, and each begins where the previous one ends', () => {
    expect([1, 2, 3, 4, 20].map(levelStart)).toEqual([0, 100, 300, 600, 19_000])
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (earned) => {
        const { level, from, next } = levelOf(earned)
        expect(from <= earned && earned < next).toBe(true)
        expect(levelOf(from).level).toBe(level)
        expect(levelOf(next).level).toBe(level + 1)
      }),
    )
  })

  it('more points never lower a level or tier', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(50_000), (earned, more) => {
        expect(levelOf(earned + more).level).toBeGreaterThanOrEqual(levelOf(earned).level)
        const rankOf = (points: number) => rewardTiers.indexOf(rewardTierOf(points))
        expect(rankOf(earned + more)).toBeLessThanOrEqual(rankOf(earned))
      }),
    )
    for (const tier of rewardTiers) expect(rewardTierOf(tierPoints[tier])).toBe(tier)
  })
})
