import { describe, expect, test } from 'vitest'
import {
  accountUnavailableReason,
  notRenewedReason,
  projectCanceledReason,
  projectCompletedReason,
  projectRemovedReason,
  resolveOnCancellation,
  silentReason,
} from './applications.ts'
import { endedWithProject, volunteersStatusOf, type StoredEnd } from './canceled.ts'

const canceledAt = new Date('2026-05-01T10:00:00Z')
const before = new Date('2026-03-01T10:00:00Z')
const cancelReason = 'No funding'
const project = { status: 'canceled', cancelReason, canceledAt } as const
const ended = (over: Partial<StoredEnd>): StoredEnd => ({
  status: 'withdrawn',
  endedBy: 'organization',
  reason: cancelReason,
  declineReason: null,
  movedAt: canceledAt,
  project,
  ...over,
})

describe('an application of a canceled project', () => {
  test.each(['pending', 'accepted'] as const)('that was %s until then ended with it', (status) => {
    const move = resolveOnCancellation({ status, endedBy: null }, cancelReason)
    if (!move) throw new Error('it stayed open')
    const { to, ...end } = move
    expect(endedWithProject(ended({ ...end, status: to }))).toBe(true)
  })

  test.each<[string, Partial<StoredEnd>]>([
    ['the organization ended the work before', { reason: 'Missed three meetings', movedAt: before }],
    ['it ended before, with the same words', { movedAt: before }],
    ['the volunteer ended the work', { endedBy: 'volunteer' }],
    ['the volunteer was silent', { reason: silentReason, movedAt: before }],
    ['the work was not renewed', { reason: notRenewedReason, movedAt: before }],
    ['the site removed the project', { reason: projectRemovedReason, movedAt: before }],
    ['the account was not available', { reason: accountUnavailableReason, endedBy: 'volunteer' }],
    ['it was declined', { status: 'declined', endedBy: null, reason: 'Too late', declineReason: 'other' }],
    ['it was completed', { status: 'completed', endedBy: null, reason: null }],
    [
      'it is declined with words like ours',
      { status: 'declined', endedBy: null, reason: projectCanceledReason, declineReason: 'other' },
    ],
    ['the project was completed', { status: 'declined', endedBy: null, reason: projectCompletedReason }],
    ['the project goes on', { project: { ...project, status: 'active' } }],
  ])('did not end with it: %s', (_, over) => {
    expect(endedWithProject(ended(over))).toBe(false)
  })
})

test('its volunteer reads that the project was canceled, not that they were declined or withdrew', () => {
  const declined = { status: 'declined', reason: projectCanceledReason, declineReason: null } as const
  expect(volunteersStatusOf({ ...declined, isCanceled: true })).toBe('canceled')
  expect(volunteersStatusOf({ ...declined, isCanceled: false })).toBe('declined')
  const removed = { status: 'withdrawn', reason: projectRemovedReason, declineReason: null } as const
  expect(volunteersStatusOf({ ...removed, isCanceled: false })).toBe('closed')
})
