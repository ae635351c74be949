import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateWorkload, workloadLevels, type Workload } from './workload.ts'

const hours = fc.integer({ min: 0, max: 60 })
const maximum = fc.integer({ min: 1, max: 60 })

describe('the hours of one more project', () => {
  it.each([
    [{ accepted: 10, added: 5, max: 15 }, 'fits'],
    [{ accepted: 10, added: 6, max: 15 }, 'warn'],
    [{ accepted: 0, added: 15, max: 10 }, 'warn'],
    [{ accepted: 0, added: 16, max: 10 }, 'confirm'],
    [{ accepted: 20, added: 1, max: 10 }, 'confirm'],
    [{ accepted: 20, added: 1, max: null }, 'fits'],
    [{ accepted: 20, added: null, max: 10 }, 'fits'],
  ] as const)('%j is %s', (workload, level) => {
    expect(evaluateWorkload(workload)).toBe(level)
  })

  it('more work never makes a warning weaker', () => {
    fc.assert(
      fc.property(fc.record({ accepted: hours, added: hours, max: maximum }), hours, (workload, more) => {
        const rank = (one: Workload) => workloadLevels.indexOf(evaluateWorkload(one))
        const heavier = { ...workload, added: workload.added + more }
        expect(rank(heavier)).toBeGreaterThanOrEqual(rank(workload))
      }),
    )
  })
})
