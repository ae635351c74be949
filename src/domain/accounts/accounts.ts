/** Who a person is on the platform and what each kind of person may reach (foundation 2.1, 4, 6). */

export const userTypes = ['volunteer', 'organization'] as const
export type UserType = (typeof userTypes)[number]

/** What a member may be in an organization. */
export const memberRoles = ['owner', 'manager'] as const
export type MemberRole = (typeof memberRoles)[number]

/** What a link in a letter opens, once: a new password, the account's address, a new address, the way back from it. */
export const tokenPurposes = ['reset', 'verify', 'change', 'revert'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** What a call or a screen asks of its caller. */
export const accessLevels = ['public', 'signed-in', 'volunteer', 'organization', 'admin'] as const
export type Access = (typeof accessLevels)[number]

export interface Roles {
  isVolunteer: boolean
  isOrganization: boolean
}

/**
 * The modes an account has: volunteer if it registered as one or has a volunteer profile; organization if it
 * registered as one or is a member of one (foundation 4, Account mode).
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

/** Whether the header offers Create Project to an account (foundation 2.6). */
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

/** What decides about access. */
export interface Caller extends Roles {
  isAdmin: boolean
  mustEnrolSecondFactor: boolean
}

export type AccessDecision = 'allowed' | 'sign-in' | 'forbidden' | 'hidden' | 'second-factor'

/**
 * Whether a visitor (null = signed out) may pass. `sign-in` asks them to sign in, `forbidden` is final; what is `hidden` is
 * not there for them, and `second-factor` asks an administrator to set one up first.
 */
export function decideAccess(access: Access, visitor: Caller | null): AccessDecision {
  if (access === 'public') return 'allowed'
  if (!visitor) return 'sign-in'
  switch (access) {
    case 'signed-in':
      return 'allowed'
    case 'volunteer':
      return visitor.isVolunteer ? 'allowed' : 'forbidden'
    case 'organization':
      return visitor.isOrganization ? 'allowed' : 'forbidden'
    case 'admin':
      if (!visitor.isAdmin) return 'hidden'
      return visitor.mustEnrolSecondFactor ? 'second-factor' : 'allowed'
  }
}

/** Whether applying and posting wait until the person's address is verified (decision C). */
export function mustVerifyEmail(
  person: { isEmailVerified: boolean },
  settings: { requireEmailVerification: boolean },
): boolean {
  return settings.requireEmailVerification && !person.isEmailVerified
}

/** Whether a person (null = signed out) is a member of an organization: members act for it, whatever their role (A27). */
export function isMemberOf(
  person: { organizations: readonly { id: string }[] } | null,
  organizationId: string,
): boolean {
  return person?.organizations.some(({ id }) => id === organizationId) ?? false
}

/** First and last name as shown; either may be empty. */
export function formatFullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** A person as everybody may read of them (A1): the first name and the last name's initial, "Maya L." */
export function formatPublicName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}

/** The longest provisional name that is stored, in characters. */
const maxNameLength = 200

/** The name an organization bears until a person names it (decision A20). */
export function provisionalOrganizationName(person: { firstName: string; lastName: string }): string {
  return [...formatFullName(person)].slice(0, maxNameLength).join('').trimEnd()
}
