/** Their subject is the account or the organization. The reasons are stored with the suspensions. */
export interface ModerationEvents {
  'account.suspended': Record<never, never>
  'account.reinstated': Record<never, never>
  'organization.suspended': Record<never, never>
  'organization.reinstated': Record<never, never>
}

export interface ModerationDetails {
  'account.suspended': { at: Date }
}
