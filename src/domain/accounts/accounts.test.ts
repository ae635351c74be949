import { describe, expect, test } from 'vitest'
import {
  accessLevels,
  decideAccess,
  type Access,
  type AccessDecision,
  decideMode,
  isMemberOf,
  isOfferedCreateProject,
  listModes,
  formatFullName,
  provisionalOrganizationName,
  formatPublicName,
  listRoles,
} from './accounts.ts'
import { staffRoles, type StaffRole } from './staff.ts'

test.each([
  [{ userType: 'volunteer', hasVolunteerProfile: false, organizationCount: 0 }, true, false],
  [{ userType: 'volunteer', hasVolunteerProfile: true, organizationCount: 0 }, true, false],
  [{ userType: 'volunteer', hasVolunteerProfile: false, organizationCount: 1 }, true, true],
  [{ userType: 'organization', hasVolunteerProfile: false, organizationCount: 0 }, false, true],
  [{ userType: 'organization', hasVolunteerProfile: false, organizationCount: 1 }, false, true],
  [{ userType: 'organization', hasVolunteerProfile: true, organizationCount: 1 }, true, true],
] as const)(
  '%o has the volunteer role: %s, the organization role: %s',
  (account, isVolunteer, isOrganization) => {
    expect(listRoles(account)).toEqual({ isVolunteer, isOrganization })
  },
)

describe('access', () => {
  const regularUser = { isAdmin: false, staffRoles: [], mustEnrolSecondFactor: false }
  const volunteer = { ...regularUser, isVolunteer: true, isOrganization: false }
  const withRole = (role: StaffRole) => ({
    ...volunteer,
    isAdmin: role === 'administrator',
    staffRoles: [role],
  })
  const visitors = {
    visitor: null,
    volunteer,
    organization: { ...regularUser, isVolunteer: false, isOrganization: true },
    dual: { ...regularUser, isVolunteer: true, isOrganization: true },
    administrator: withRole('administrator'),
    'administrator without the second factor that is asked': {
      ...withRole('administrator'),
      mustEnrolSecondFactor: true,
    },
    moderator: withRole('moderator'),
    verifier: withRole('verifier'),
    coordinator: withRole('coordinator'),
    analyst: withRole('analyst'),
    'moderator without the second factor that is asked': {
      ...withRole('moderator'),
      mustEnrolSecondFactor: true,
    },
  }
  const [yes, no, hidden] = ['allowed', 'forbidden', 'hidden'] as const
  const asVolunteers = [yes, yes, yes, yes, yes]
  const forRole = (role: StaffRole): AccessDecision[] => [
    ...(['sign-in', hidden, hidden, hidden, yes, 'second-factor'] as const),
    ...staffRoles.slice(1).map((each) => (each === role ? yes : hidden)),
    role === 'moderator' ? 'second-factor' : hidden,
  ]
  const table: Record<Access, readonly AccessDecision[]> = {
    public: [yes, yes, yes, yes, yes, yes, ...asVolunteers],
    'signed-in': ['sign-in', yes, yes, yes, yes, yes, ...asVolunteers],
    volunteer: ['sign-in', yes, no, yes, yes, yes, ...asVolunteers],
    organization: ['sign-in', no, yes, yes, no, no, no, no, no, no, no],
    staff: ['sign-in', hidden, hidden, hidden, yes, 'second-factor', yes, yes, yes, yes, 'second-factor'],
    admin: ['sign-in', hidden, hidden, hidden, yes, 'second-factor', hidden, hidden, hidden, hidden, hidden],
    moderator: forRole('moderator'),
    verifier: forRole('verifier'),
    coordinator: forRole('coordinator'),
    analyst: forRole('analyst'),
  }

  test.each(accessLevels)('access level "%s" gives every kind of visitor the documented result', (access) => {
    expect(Object.values(visitors).map((visitor) => decideAccess(access, visitor))).toEqual(table[access])
  })
})

describe('account mode', () => {
  const nothing = {
    userType: 'volunteer',
    hasVolunteerProfile: false,
    hasOrganizationProfile: false,
    isVolunteer: false,
    isOrganization: false,
  } as const

  test.each([
    ['has a volunteer profile', { userType: 'organization', hasVolunteerProfile: true }],
    ['registered as a volunteer', { userType: 'volunteer' }],
    ['is a volunteer', { userType: 'organization', isVolunteer: true }],
  ] as const)('volunteer mode is available to an account that %s', (_, description) => {
    expect(listModes({ ...nothing, ...description })).toContain('volunteer')
  })

  test.each([
    ['has an organization profile', { hasOrganizationProfile: true }],
    ['registered as an organization', { userType: 'organization' }],
    ['is an organization', { isOrganization: true }],
  ] as const)('organization mode is available to an account that %s', (_, description) => {
    expect(listModes({ ...nothing, ...description })).toContain('organization')
  })

  test('a saved mode that the account does not have is not available', () => {
    expect(listModes(nothing)).toEqual(['volunteer'])
    expect(listModes({ ...nothing, userType: 'organization' })).toEqual(['organization'])
    expect(listModes({ ...nothing, isOrganization: true })).toEqual(['volunteer', 'organization'])
  })

  test('the saved mode is used if it is still available', () => {
    expect(decideMode(['volunteer', 'organization'], 'organization')).toBe('organization')
    expect(decideMode(['volunteer', 'organization'], 'volunteer')).toBe('volunteer')
  })

  test('without the saved mode, the first available mode is used, volunteer first', () => {
    expect(decideMode(['volunteer'], 'organization')).toBe('volunteer')
    expect(decideMode(['organization'], 'volunteer')).toBe('organization')
    expect(decideMode(['volunteer', 'organization'], null)).toBe('volunteer')
    expect(decideMode(['organization'], 'nonsense')).toBe('organization')
  })

  test('the mode is volunteer if none is available', () => {
    expect(decideMode([], null)).toBe('volunteer')
    expect(decideMode([], 'organization')).toBe('volunteer')
  })
})

test.each([
  ['registered as an organization', { userType: 'organization' }, true],
  ['has an organization profile', { hasOrganizationProfile: true }, true],
  ['acts first as an organization', { primaryRole: 'organization' }, true],
  ['is none of these', {}, false],
] as const)('an account that %s (%o) sees Create Project: %s', (_, description, offered) => {
  const account = { userType: 'volunteer', primaryRole: 'volunteer', hasOrganizationProfile: false } as const
  expect(isOfferedCreateProject({ ...account, ...description })).toBe(offered)
})

test('a full name consists of the names that are filled in', () => {
  expect(formatFullName({ firstName: 'Ada', lastName: 'Byron' })).toBe('Ada Byron')
  expect(formatFullName({ firstName: 'Ada', lastName: '' })).toBe('Ada')
  expect(formatFullName({ firstName: '', lastName: 'Byron' })).toBe('Byron')
})

test('the public name of a person is the first name and the last initial (A1)', () => {
  expect(formatPublicName({ firstName: 'Ada', lastName: 'byron' })).toBe('Ada B.')
  expect(formatPublicName({ firstName: 'Ada', lastName: ' ' })).toBe('Ada')
  expect(formatPublicName({ firstName: 'Ada', lastName: '𝒷yron' })).toBe('Ada 𝒷.')
})

describe('the provisional name of an organization', () => {
  test('the provisional organization name is the name of the person', () => {
    expect(provisionalOrganizationName({ firstName: 'Ada', lastName: 'Byron' })).toBe('Ada Byron')
    expect(provisionalOrganizationName({ firstName: 'Ada', lastName: '' })).toBe('Ada')
  })

  test('the provisional organization name fits the longest stored name', () => {
    const longest = { firstName: '😀'.repeat(100), lastName: 'n'.repeat(100) }
    expect([...provisionalOrganizationName(longest)]).toHaveLength(200)
  })
})

test('a member acts for each of their organizations, and a signed-out visitor for none', () => {
  const person = { organizations: [{ id: 'shelter' }, { id: 'pantry' }] }
  expect(['shelter', 'pantry', 'choir'].map((id) => isMemberOf(person, id))).toEqual([true, true, false])
  expect(isMemberOf(null, 'shelter')).toBe(false)
})
