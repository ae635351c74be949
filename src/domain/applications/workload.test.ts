import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeWorkload, workloadLevels } from './workload.ts'

const hours = fc.integer({ min: 0, max: 60 })
const maximum = fc.integer({ min: 1, max: 60 })

describe('the hours of one more project', () => {
  it.each([
    [10, 5, 15, 'fits'],
    [10, 6, 15, 'warn'],
    [0, 15, 10, 'warn'],
    [0, 16, 10, 'confirm'],
    [20, 1, 10, 'confirm'],
    [20, 1, null, 'fits'],
    [20, null, 10, 'fits'],
  ] as const)('%s accepted and %s more of %s: %s', (accepted, added, max, level) => {
    expect(judgeWorkload({ accepted, added, max })).toBe(level)
  })

  it('more work never makes a warning weaker', () => {
    fc.assert(
      fc.property(hours, hours, hours, maximum, (accepted, added, more, max) => {
        const rank = (one: number) => workloadLevels.indexOf(judgeWorkload({ accepted, added: one, max }))
        expect(rank(added + more)).toBeGreaterThanOrEqual(rank(added))
      }),
    )
  })
})
