import { describe, expect, it } from 'vitest'
import { memberRoles } from '#domain/accounts/accounts.ts'
import {
  canBeClaimed,
  findCoordinationRefusal,
  canUseMembership,
  hasMemberPower,
  hasPowerIn,
  findMemberChangeRefusal,
  findStaffOwnerRefusal,
  type MemberChange,
} from './members.ts'

const change = (overrides: Partial<MemberChange>): MemberChange => ({
  by: 'owner',
  isOwn: false,
  from: 'manager',
  to: null,
  otherOwners: 0,
  isCoordinator: false,
  isActive: true,
  ...overrides,
})

describe('member permissions', () => {
  it('members of every role can do the daily work', () => {
    expect(memberRoles.map((role) => hasMemberPower(role, 'daily-work'))).toEqual([true, true])
    expect(memberRoles.map((role) => hasMemberPower(role, 'organization'))).toEqual([true, true])
  })

  it('only owners manage the members', () => {
    expect([hasMemberPower('owner', 'members'), hasMemberPower('manager', 'members')]).toEqual([true, false])
  })

  it('a manager can leave but cannot change others', () => {
    expect(findMemberChangeRefusal(change({ by: 'manager', isOwn: true }))).toBeNull()
    expect(findMemberChangeRefusal(change({ by: 'manager' }))).toBe('owners_only')
    expect(findMemberChangeRefusal(change({ by: 'manager', isOwn: true, to: 'owner' }))).toBe('owners_only')
  })

  it.each([null, 'manager'] as const)(
    'the last owner stays an owner, no matter who asks: no change to %s',
    (to) => {
      expect(findMemberChangeRefusal(change({ from: 'owner', to, isOwn: true }))).toBe('last_owner')
      expect(findMemberChangeRefusal(change({ from: 'owner', to, otherOwners: 1 }))).toBeNull()
    },
  )

  it('only active members become owners', () => {
    for (const from of memberRoles) {
      const asked = change({ from, to: 'owner', isActive: false })
      expect(findMemberChangeRefusal(asked)).toBe('member_unavailable')
    }
    expect(findMemberChangeRefusal(change({ to: 'owner' }))).toBeNull()
  })
})

it('the staff make an owner only if no other owner could, and only an active member who does not just help', () => {
  const asked = { otherOwners: 0, isCoordinator: false, isActive: true }
  expect(findStaffOwnerRefusal(asked)).toBeNull()
  expect(findStaffOwnerRefusal({ ...asked, otherOwners: 1 })).toBe('has_other_owner')
  expect(findStaffOwnerRefusal({ ...asked, isActive: false })).toBe('member_unavailable')
  expect(findStaffOwnerRefusal({ ...asked, isCoordinator: true })).toBe('coordinator_only_helps')
})

describe('coordinators of the site', () => {
  it('help only an organization that asks for it, and not their own', () => {
    const request = { isRequested: true, isMember: false, wasRemoved: false }
    expect(findCoordinationRefusal(request)).toBeNull()
    expect(findCoordinationRefusal({ ...request, isRequested: false })).toBe('help_not_asked')
    expect(findCoordinationRefusal({ ...request, wasRemoved: true })).toBe('help_not_asked')
    expect(findCoordinationRefusal({ ...request, isMember: true })).toBe('already_member')
  })

  it('never become owners, but can be removed and can leave', () => {
    expect(findMemberChangeRefusal(change({ isCoordinator: true, to: 'owner' }))).toBe(
      'coordinator_only_helps',
    )
    expect(findMemberChangeRefusal(change({ isCoordinator: true }))).toBeNull()
    expect(findMemberChangeRefusal(change({ by: 'manager', isOwn: true, isCoordinator: true }))).toBeNull()
  })
})

describe('claiming an organization', () => {
  it('an organization can be claimed if it was imported and only a placeholder owns it', () => {
    expect(canBeClaimed({ isImported: true, owners: [] })).toBe(true)
    expect(canBeClaimed({ isImported: true, owners: [{ isPlaceholder: true }] })).toBe(true)
    expect(canBeClaimed({ isImported: true, owners: [{ isPlaceholder: false }] })).toBe(false)
    expect(canBeClaimed({ isImported: false, owners: [] })).toBe(false)
  })
})

it('a coordinator does the daily work, but nothing else that a manager does', () => {
  const own = { id: 'a', role: 'manager', isCoordinator: true } as const
  const powers = ['daily-work', 'organization', 'members'] as const
  const powersOf = (each: { id: string; role: 'manager'; isCoordinator: boolean }) =>
    powers.filter((power) => hasPowerIn({ organizations: [each] }, 'a', power))
  expect(powersOf(own)).toEqual(['daily-work'])
  expect(powersOf({ ...own, isCoordinator: false })).toEqual(['daily-work', 'organization'])
  expect(hasPowerIn({ organizations: [own] }, 'b', 'daily-work')).toBe(false)
  expect(hasPowerIn(null, 'a', 'daily-work')).toBe(false)
})

it('the membership of a coordinator counts only with the role, and with the second factor where staff need it', () => {
  const member = { isCoordinator: true }
  const coordinator = { isAdmin: false, staffRoles: ['coordinator'] } as const
  expect(canUseMembership(coordinator, member, false)).toBe(true)
  expect(canUseMembership(coordinator, member, true)).toBe(false)
  expect(canUseMembership({ isAdmin: false, staffRoles: ['analyst'] }, member, false)).toBe(false)
  expect(canUseMembership({ isAdmin: false, staffRoles: [] }, { isCoordinator: false }, true)).toBe(true)
})
