/** Their subject is the organization. */
export interface OrganizationEvents {
  'organization.named': { name: string }
  'organization.edited': { fields: string[] }
  /** The name or the EIN changed, so the verification no longer applies (decision A14). */
  'organization.mark_dropped': Record<never, never>
  'organization.logo_changed': Record<never, never>
  /** Its last member deleted their account. */
  'organization.closed': Record<never, never>
}

export interface OrganizationDetails {
  'organization.closed': { at: Date }
  'organization.mark_dropped': { at: Date }
  'organization.logo_changed': { imageUrl: string | null }
}
