import { expect, test } from 'vitest'
import {
  closesWith,
  findDeletionDue,
  findDeletionRefusal,
  formerEmailOf,
  needsNewOwner,
  type Membership,
} from './deletion.ts'

const person = { isLeaving: false, isAdmin: false, administrators: 1, memberships: [] }
const owner = (others: Partial<Membership>): Membership => ({
  role: 'owner',
  otherMembers: 0,
  otherOwners: 0,
  ...others,
})

test('an account is deleted thirty days after the request, whatever the clocks do', () => {
  expect(findDeletionDue(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-31T12:00:00Z'))
})

test.each([
  [{}, null],
  [{ isLeaving: true, isAdmin: true }, 'deletion_already_requested'],
  [{ isAdmin: true, administrators: 1 }, 'last_administrator'],
  [{ isAdmin: true, administrators: 2 }, null],
  [{ memberships: [owner({})] }, null],
  [{ memberships: [owner({ otherMembers: 1 })] }, 'only_owner_leaves'],
  [{ memberships: [owner({ otherMembers: 2, otherOwners: 1 })] }, null],
  [{ memberships: [{ ...owner({ otherMembers: 1 }), role: 'manager' as const }] }, null],
  [{ memberships: [owner({}), owner({ otherMembers: 1 })] }, 'only_owner_leaves'],
])('deleting an account with %j is refused because of %s', (about, refusal) => {
  expect(findDeletionRefusal({ ...person, ...about })).toBe(refusal)
})

test('an organization closes only with its last member, who needs no new owner', () => {
  expect([owner({}), owner({ otherMembers: 1 })].map(closesWith)).toEqual([true, false])
  expect([owner({}), owner({ otherMembers: 1 })].map(needsNewOwner)).toEqual([false, true])
})

test('deleted accounts have addresses that differ and that no email reaches', () => {
  expect(formerEmailOf('a')).not.toBe(formerEmailOf('b'))
  expect(formerEmailOf('a')).toMatch(/\.invalid$/)
})
