import { expect, test } from 'vitest'
import { auditActions, auditActionNames, decisionActions } from './audit.ts'

test('whatever changes a state for a reason is a decision, reading and signing in are none', () => {
  const decided = auditActionNames.filter((action) => {
    const fields: readonly string[] = auditActions[action]
    return fields.includes('state') && fields.includes('reason')
  })
  expect(decisionActions).toEqual(expect.arrayContaining(decided))
  expect(decided).toEqual(
    expect.arrayContaining(['project.hold', 'user.warn', 'organization.report_dismiss']),
  )
  expect(decisionActions.filter((action) => /^auth\.|read|export/.test(action))).toEqual([])
})
