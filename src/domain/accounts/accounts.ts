/** Roles and access: what kinds of people there are and what each may reach (spec F2.1, F4, F6). */
import { holdsRole, isStaff, type StaffMember, type StaffRole } from './staff.ts'

export const userTypes = ['volunteer', 'organization'] as const
export type UserType = (typeof userTypes)[number]

/** The roles a member can have in an organization. */
export const memberRoles = ['owner', 'manager'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * What the link in an email is for. Each link works once: set a new password, verify the address, confirm a new
 * address, or undo that change.
 */
export const tokenPurposes = ['reset', 'verify', 'change', 'revert'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** What staff may reach, by the role it needs. `staff`: any of them. */
const staffAccess = {
  admin: 'administrator',
  moderator: 'moderator',
  verifier: 'verifier',
  coordinator: 'coordinator',
  analyst: 'analyst',
  staff: null,
} as const satisfies Record<string, StaffRole | null>
export type StaffAccess = keyof typeof staffAccess

/** The access that an endpoint or a screen requires. */
export type Access = 'public' | 'signed-in' | 'volunteer' | 'organization' | StaffAccess

/** Whether only staff may reach something; to everyone else it looks missing. */
export const isStaffAccess = (access: Access): access is StaffAccess => Object.hasOwn(staffAccess, access)

export const accessLevels: readonly Access[] = [
  'public',
  'signed-in',
  'volunteer',
  'organization',
  'staff',
  'admin',
  'moderator',
  'verifier',
  'coordinator',
  'analyst',
]

export interface Roles {
  isVolunteer: boolean
  isOrganization: boolean
}

/**
 * The modes available to an account: volunteer if it registered as one or has a volunteer profile; organization if it
 * registered as one or is a member of one (spec F4, Account mode).
 */
export function listRoles(account: {
  userType: UserType
  hasVolunteerProfile: boolean
  organizationCount: number
}): Roles {
  return {
    isVolunteer: account.userType === 'volunteer' || account.hasVolunteerProfile,
    isOrganization: account.userType === 'organization' || account.organizationCount > 0,
  }
}

/** Whether the header shows Create Project to this account (spec F2.6). */
export function isOfferedCreateProject(account: {
  userType: UserType
  primaryRole: UserType
  hasOrganizationProfile: boolean
}): boolean {
  return (
    account.userType === 'organization' ||
    account.hasOrganizationProfile ||
    account.primaryRole === 'organization'
  )
}

/** The modes of an account, volunteer first (foundation 4, Account mode). */
export function listModes(
  account: Roles & { userType: UserType; hasVolunteerProfile: boolean; hasOrganizationProfile: boolean },
): UserType[] {
  const has = {
    volunteer: account.hasVolunteerProfile || account.userType === 'volunteer' || account.isVolunteer,
    organization:
      account.hasOrganizationProfile || account.userType === 'organization' || account.isOrganization,
  }
  return userTypes.filter((mode) => has[mode])
}

/** The mode in use: the saved one if it is available, otherwise the first available one, otherwise volunteer. */
export function decideMode(available: readonly UserType[], saved: string | null): UserType {
  return available.find((mode) => mode === saved) ?? available[0] ?? 'volunteer'
}

/** The part of an account that access depends on. */
export interface Caller extends Roles, StaffMember {
  mustEnrolSecondFactor: boolean
}

export type AccessDecision = 'allowed' | 'sign-in' | 'forbidden' | 'hidden' | 'second-factor'

/**
 * Whether a visitor (null = signed out) gets access. `sign-in` asks them to sign in, `forbidden` is final, `hidden`
 * looks like a missing page, and `second-factor` asks staff to set up two-step sign-in first.
 */
export function decideAccess(access: Access, visitor: Caller | null): AccessDecision {
  if (access === 'public') return 'allowed'
  if (!visitor) return 'sign-in'
  if (isStaffAccess(access)) {
    if (!hasStaffAccess(access, visitor)) return 'hidden'
    return visitor.mustEnrolSecondFactor ? 'second-factor' : 'allowed'
  }
  switch (access) {
    case 'signed-in':
      return 'allowed'
    case 'volunteer':
      return visitor.isVolunteer ? 'allowed' : 'forbidden'
    case 'organization':
      return visitor.isOrganization ? 'allowed' : 'forbidden'
  }
}

/** Whether someone's roles include what an endpoint or a screen needs; menus show only that. */
export function hasStaffAccess(access: StaffAccess, person: StaffMember): boolean {
  const role = staffAccess[access]
  return role === null ? isStaff(person) : holdsRole(person, role)
}

/** Whether applying and posting are blocked until the person verifies their email (decision C). */
export function mustVerifyEmail(
  person: { isEmailVerified: boolean },
  settings: { requireEmailVerification: boolean },
): boolean {
  return settings.requireEmailVerification && !person.isEmailVerified
}

/**
 * Whether a person (null = signed out) is a member of an organization. Members act for it in every role (decision
 * A27).
 */
export function isMemberOf(
  person: { organizations: readonly { id: string }[] } | null,
  organizationId: string,
): boolean {
  return person?.organizations.some(({ id }) => id === organizationId) ?? false
}

/**
 * The organizations a person chooses from. The empty one that signing up creates is hidden beside those the person was
 * invited to, until it has a name.
 */
export function listChoosableOrganizations<Organization extends { isNamed: boolean }>(
  organizations: readonly Organization[],
): readonly Organization[] {
  const named = organizations.filter(({ isNamed }) => isNamed)
  return named.length > 0 ? named : organizations
}

/** First and last name as shown; either may be empty. */
export function formatFullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** A person's name as the public sees it (decision A1): the first name and the initial of the last name, "Maya L." */
export function formatPublicName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}

/** The longest provisional name that is stored, in characters. */
const maxNameLength = 200

/** The name of an organization until a person names it (decision A20). */
export function provisionalOrganizationName(person: { firstName: string; lastName: string }): string {
  return [...formatFullName(person)].slice(0, maxNameLength).join('').trimEnd()
}
