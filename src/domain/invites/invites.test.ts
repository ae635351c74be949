import { describe, expect, test } from 'vitest'
import {
  countInvitesLeft,
  findAcceptingRefusal,
  findInvitesClosedReason,
  findInviteExpiry,
  findInviteWeek,
  findInvitingRefusal,
  secondsUntilInvitable,
  sideOfMove,
} from './invites.ts'

const free = { today: { used: 0, limit: 10 }, week: { used: 0, limit: 3 } }
const inviting = { latestApplication: null, latestInvite: null, closed: null, limits: free }

describe('inviting', () => {
  test('is possible without anything between the two, and after what ended without a decision', () => {
    expect(findInvitingRefusal(inviting)).toBe(null)
    for (const latestInvite of ['expired', 'withdrawn', 'closed', 'accepted'] as const)
      expect(findInvitingRefusal({ ...inviting, latestInvite })).toBe(null)
    const latestApplication = { status: 'withdrawn', endedBy: 'volunteer' } as const
    expect(findInvitingRefusal({ ...inviting, latestApplication })).toBe(null)
  })

  test('is not possible while one is open or after a decline', () => {
    expect(findInvitingRefusal({ ...inviting, latestInvite: 'pending' })).toBe('already_invited')
    expect(findInvitingRefusal({ ...inviting, latestInvite: 'declined' })).toBe('has_declined')
    for (const status of ['pending', 'accepted', 'completed', 'declined'] as const)
      expect(findInvitingRefusal({ ...inviting, latestApplication: { status, endedBy: null } })).toBe(
        'has_applied',
      )
  })

  test('stops at the limits, and says first what does not pass', () => {
    const today = { used: 10, limit: 10 }
    const week = { used: 4, limit: 3 }
    expect(findInvitingRefusal({ ...inviting, limits: { ...free, today } })).toBe('used_up_today')
    expect(findInvitingRefusal({ ...inviting, limits: { ...free, week } })).toBe('used_up_this_week')
    expect(findInvitingRefusal({ ...inviting, closed: 'full', limits: { today, week } })).toBe('full')
    expect(countInvitesLeft({ today, week })).toEqual({ today: 0, week: 0 })
  })
})

describe('accepting', () => {
  const accepting = { status: 'pending', latestApplication: null, closed: null, isScopeRead: true } as const

  test('needs an open invite, a project that takes people, and the scope that was read', () => {
    expect(findAcceptingRefusal(accepting)).toBe(null)
    expect(findAcceptingRefusal({ ...accepting, status: 'expired', closed: 'full' })).toBe('ended')
    expect(findAcceptingRefusal({ ...accepting, closed: 'full', isScopeRead: false })).toBe('full')
    expect(findAcceptingRefusal({ ...accepting, isScopeRead: false })).toBe('scope_changed')
    const latestApplication = { status: 'accepted', endedBy: null } as const
    expect(findAcceptingRefusal({ ...accepting, latestApplication })).toBe('applied')
  })
})

test('a queue that is paused for applications closes no invites', () => {
  const project = {
    visibility: 'published',
    status: 'open',
    maxVolunteers: 1,
    acceptedCount: 0,
    pendingCount: 500,
    applicationDeadline: null,
    deadlineEnforced: true,
  } as const
  expect(findInvitesClosedReason(project, '2026-05-10')).toBe(null)
  expect(findInvitesClosedReason({ ...project, status: 'paused' }, '2026-05-10')).toBe('paused')
})

test('a week has seven days, and ends for the oldest invite first', () => {
  const now = new Date('2026-05-10T12:00:00Z')
  expect(findInviteWeek(now)).toEqual(new Date('2026-05-03T12:00:00Z'))
  expect(secondsUntilInvitable(new Date('2026-05-04T12:00:00Z'), now)).toBe(86_400)
  expect(secondsUntilInvitable(new Date('2026-05-03T12:00:00Z'), now)).toBe(1)
})

test('an invite expires after the days of the setting, or never', () => {
  const createdAt = new Date('2026-05-10T12:00:00Z')
  expect(findInviteExpiry(createdAt, [14])).toEqual(new Date('2026-05-24T12:00:00Z'))
  expect(findInviteExpiry(createdAt, [])).toBe(null)
})

test('only the organization withdraws, and only the volunteer answers', () => {
  expect(sideOfMove('withdrawn')).toBe('organization')
  expect([sideOfMove('accepted'), sideOfMove('declined')]).toEqual(['volunteer', 'volunteer'])
})
