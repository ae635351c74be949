import { expect, test } from 'vitest'
import { projectCanceledReason, projectCompletedReason } from './applications.ts'
import { volunteersStatusOf } from './canceled.ts'

const canceled = { status: 'canceled' } as const
const none = { declineReason: null, endedBy: null }

test('a volunteer reads that the project was canceled, not that they were declined or withdrew', () => {
  const pending = { ...none, status: 'declined', reason: projectCanceledReason, project: canceled } as const
  expect(volunteersStatusOf(pending)).toBe('canceled')
  expect(volunteersStatusOf({ ...pending, declineReason: 'other' })).toBe('declined')
  expect(volunteersStatusOf({ ...pending, reason: projectCompletedReason })).toBe('declined')
  const accepted = { ...none, status: 'withdrawn', reason: 'No funding', project: canceled } as const
  expect(volunteersStatusOf({ ...accepted, endedBy: 'organization' })).toBe('canceled')
  expect(volunteersStatusOf({ ...accepted, endedBy: 'volunteer' })).toBe('withdrawn')
  const active = { status: 'active' } as const
  expect(volunteersStatusOf({ ...accepted, endedBy: 'organization', project: active })).toBe('withdrawn')
})
