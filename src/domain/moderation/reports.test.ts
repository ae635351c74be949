import { describe, expect, test } from 'vitest'
import { accountCaseState, accountCaseStates, listAccountCaseDecisions } from './reports.ts'

describe('the case of a reported person or organization', () => {
  test.each([
    [{ openReports: 1, isSuspended: false, lastDecision: null }, 'open'],
    [{ openReports: 1, isSuspended: false, lastDecision: 'warn' }, 'open'],
    [{ openReports: 0, isSuspended: false, lastDecision: 'dismiss' }, 'dismissed'],
    [{ openReports: 0, isSuspended: false, lastDecision: 'warn' }, 'warned'],
    [{ openReports: 0, isSuspended: true, lastDecision: 'suspend' }, 'suspended'],
    [{ openReports: 0, isSuspended: true, lastDecision: 'dismiss' }, 'suspended'],
    [{ openReports: 0, isSuspended: false, lastDecision: 'suspend' }, 'restored'],
  ] as const)('%o is %s', (reports, state) => {
    expect(accountCaseState(reports)).toBe(state)
  })

  test('open reports are dismissed or answered, a suspension can be ended, and nothing else is possible', () => {
    expect(accountCaseStates.map((state) => [state, listAccountCaseDecisions(state)])).toEqual([
      ['open', ['dismiss', 'warn', 'suspend']],
      ['dismissed', []],
      ['warned', []],
      ['suspended', ['restore']],
      ['restored', []],
    ])
  })
})
