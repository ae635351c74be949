import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrangeRoles,
  findRoleChangeRefusal,
  holdsRole,
  isStaff,
  mayDecideAbout,
  mayGrant,
  staffRoles,
  type RoleChange,
  type StaffRole,
} from './staff.ts'

const memberOf = (roles: readonly StaffRole[]) => ({
  isAdmin: roles.includes('administrator'),
  staffRoles: roles,
})
const anyRoles = fc.subarray([...staffRoles])
const anyChange = fc.record({ own: anyRoles, before: anyRoles, after: anyRoles, isSelf: fc.boolean() })

describe('what a role includes', () => {
  test('administrators may do what every role allows, and everyone else only what their own does', () => {
    expect(staffRoles.every((role) => holdsRole(memberOf(['administrator']), role))).toBe(true)
    const others = staffRoles.filter((role) => role !== 'administrator')
    for (const own of others) {
      expect(staffRoles.filter((role) => holdsRole(memberOf([own]), role))).toEqual([own])
    }
    expect([isStaff(memberOf([])), ...staffRoles.map((role) => isStaff(memberOf([role])))]).toEqual([
      false,
      ...staffRoles.map(() => true),
    ])
  })

  test('only administrators decide about staff', () => {
    expect(mayDecideAbout(memberOf(['moderator']), { isStaff: true })).toBe(false)
    expect(mayDecideAbout(memberOf(['moderator']), { isStaff: false })).toBe(true)
    expect(mayDecideAbout(memberOf(['administrator']), { isStaff: true })).toBe(true)
  })
})

describe('giving and taking roles', () => {
  const change = (overrides: Partial<RoleChange> = {}): RoleChange => ({
    actor: { id: 'actor', ...memberOf(['administrator']) },
    person: { id: 'person', isSuspended: false, isLeaving: false, isEmailVerified: true },
    before: [],
    after: ['moderator'],
    administrators: 2,
    ...overrides,
  })

  test('no one grants more than they have', () => {
    fc.assert(
      fc.property(anyRoles, fc.constantFrom(...staffRoles), (own, role) => {
        const actor = memberOf(own)
        expect(!mayGrant(actor) || holdsRole(actor, role)).toBe(true)
      }),
    )
  })

  test('only an administrator changes roles, and no one adds to their own', () => {
    fc.assert(
      fc.property(anyChange, ({ own, before, after, isSelf }) => {
        const actor = { id: 'actor', ...memberOf(own) }
        const person = { ...change().person, id: isSelf ? 'actor' : 'person' }
        const refusal = findRoleChangeRefusal(change({ actor, person, before, after }))
        const isChanged = arrangeRoles(before).join() !== arrangeRoles(after).join()
        const granted = after.filter((role) => !before.includes(role))
        const mayChange = !isChanged || own.includes('administrator')
        const ownRoles = isSelf && granted.length > 0 ? 'own_case' : null
        expect(refusal).toBe(mayChange ? ownRoles : 'not_found')
      }),
    )
  })

  test('the last administrator who can sign in stays one', () => {
    const last = { before: ['administrator'], after: [], administrators: 1 } as const
    expect(findRoleChangeRefusal(change(last))).toBe('last_administrator')
    expect(findRoleChangeRefusal(change({ ...last, administrators: 2 }))).toBeNull()
    const { person } = change()
    // A suspended one does not count.
    expect(findRoleChangeRefusal(change({ ...last, person: { ...person, isSuspended: true } }))).toBeNull()
  })

  test.each([
    [{ isSuspended: true }, 'person_suspended'],
    [{ isLeaving: true }, 'deletion_already_requested'],
    [{ isEmailVerified: false }, 'person_not_verified'],
  ] as const)('a person with %o gets no role, but loses one', (state, refusal) => {
    const person = { ...change().person, ...state }
    expect(findRoleChangeRefusal(change({ person }))).toBe(refusal)
    expect(findRoleChangeRefusal(change({ person, before: ['moderator'], after: [] }))).toBeNull()
  })
})
