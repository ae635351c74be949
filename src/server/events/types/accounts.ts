import type { UserType } from '#domain/accounts/accounts.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'

/** Their subject is the account. */
export interface AccountEvents {
  /** The version numbers they agreed to. `isDated`: whether they saw this release's text. */
  'account.registered': { terms: number; privacy: number; isDated: boolean }
  'account.onboarded': { userType: UserType }
  'account.email_verified': Record<never, never>
  'account.email_change_asked': Record<never, never>
  'account.email_changed': Record<never, never>
  'account.email_kept': Record<never, never>
  /** A person without an organization creates one. */
  'account.became_organization': Record<never, never>
  'account.image_changed': Record<never, never>
  'account.password_changed': Record<never, never>
  'account.second_factor_added': Record<never, never>
  'account.second_factor_removed': Record<never, never>
  /** An administrator removed it. */
  'account.second_factor_reset': Record<never, never>
  'account.recovery_code_used': Record<never, never>
  /** The person asked to delete the account, or an administrator for them: it is hidden from now on. */
  'account.deletion_requested': Record<never, never>
  /** It is kept after all. */
  'account.deletion_canceled': Record<never, never>
  /** Thirty days have passed. Each slice removes the person's data from its own tables. */
  'account.deleted': Record<never, never>
  /** By an operator's link, which may verify the address, too. */
  'administrator.granted': { verifiesAddress: boolean }
  'staff.roles_changed': { granted: readonly StaffRole[]; revoked: readonly StaffRole[] }
  'volunteer.profile_created': Record<never, never>
  'volunteer.profile_edited': { fields: string[] }
}

/** One of the organizations of a person whose account is deleted. */
export interface LeftOrganization {
  id: string
  /** No one else can act for it, or will be able to once they keep their own account. */
  closes: boolean
  /** No other owner can, so that another member becomes one. */
  needsOwner: boolean
  /** Another member is active, so that projects which the request paused continue. */
  hasActiveMember: boolean
}

/** `attendedOrganizationIds`: of the organizations that the request left to no one, those that someone can act for again. */
export interface AccountDetails {
  'administrator.granted': { at: Date }
  /** The organizations that no one else can act for, and their projects that this pauses. */
  'account.deletion_requested': {
    organizationIds: readonly string[]
    projectIds: readonly string[]
    at: Date
    dueAt: Date
  }
  /** The projects that the request paused. */
  'account.deletion_canceled': {
    attendedOrganizationIds: readonly string[]
    projectIds: readonly string[]
    at: Date
  }
  /** Not stored: by what the person was known. */
  'account.deleted': {
    email: string
    firstName: string
    lastName: string
    keepsCredentials: boolean
    organizations: readonly LeftOrganization[]
    attendedOrganizationIds: readonly string[]
    /** What the request paused. */
    pausedProjectIds: readonly string[]
    at: Date
  }
  /** All roles that the person has now, and why they changed. */
  'staff.roles_changed': { roles: readonly StaffRole[]; reason: string | null }
  /** Stored in the audit log. */
  'account.second_factor_reset': { reason: string }
  /** Not stored: anyone who knows the address of an image can read it. */
  'account.image_changed': { imageUrl: string | null }
}
