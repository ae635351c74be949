import { describe, expect, test } from 'vitest'
import { accessLevels, decideAccess, provisionalOrganizationName, rolesOf } from './accounts.ts'

test.each([
  [{ userType: 'volunteer', hasVolunteerProfile: false, organizationCount: 0 }, true, false],
  [{ userType: 'volunteer', hasVolunteerProfile: true, organizationCount: 0 }, true, false],
  [{ userType: 'volunteer', hasVolunteerProfile: false, organizationCount: 1 }, true, true],
  [{ userType: 'organization', hasVolunteerProfile: false, organizationCount: 0 }, false, true],
  [{ userType: 'organization', hasVolunteerProfile: false, organizationCount: 1 }, false, true],
  [{ userType: 'organization', hasVolunteerProfile: true, organizationCount: 1 }, true, true],
] as const)('%o acts as volunteer: %s, as organization: %s', (account, isVolunteer, isOrganization) => {
  expect(rolesOf(account)).toEqual({ isVolunteer, isOrganization })
})

describe('access', () => {
  const visitors = {
    nobody: null,
    volunteer: { isVolunteer: true, isOrganization: false },
    organization: { isVolunteer: false, isOrganization: true },
    dual: { isVolunteer: true, isOrganization: true },
  }
  const table = {
    public: ['allowed', 'allowed', 'allowed', 'allowed'],
    'signed-in': ['sign-in', 'allowed', 'allowed', 'allowed'],
    volunteer: ['sign-in', 'allowed', 'forbidden', 'allowed'],
    organization: ['sign-in', 'forbidden', 'allowed', 'allowed'],
  }

  test.each(accessLevels)('to what is %s is decided by who is asking', (access) => {
    expect(Object.values(visitors).map((visitor) => decideAccess(access, visitor))).toEqual(table[access])
  })
})

describe('the provisional name of an organization', () => {
  test('is the name of the person', () => {
    expect(provisionalOrganizationName({ firstName: 'Ada', lastName: 'Byron' })).toBe('Ada Byron')
    expect(provisionalOrganizationName({ firstName: 'Ada', lastName: '' })).toBe('Ada')
  })

  test('fits the longest stored name', () => {
    const longest = { firstName: '😀'.repeat(100), lastName: 'n'.repeat(100) }
    expect([...provisionalOrganizationName(longest)]).toHaveLength(200)
  })
})
