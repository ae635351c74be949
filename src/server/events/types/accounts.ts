import type { UserType } from '#domain/accounts/accounts.ts'

/** Their subject is the account. */
export interface AccountEvents {
  'account.registered': Record<never, never>
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
  'administrator.granted': Record<never, never>
  'administrator.revoked': Record<never, never>
  'volunteer.profile_created': Record<never, never>
  'volunteer.profile_edited': { fields: string[] }
}

export interface AccountDetails {
  /** Stored in the audit log. */
  'account.second_factor_reset': { reason: string }
  /** Not stored: anyone who knows the address of an image can read it. */
  'account.image_changed': { imageUrl: string | null }
}
