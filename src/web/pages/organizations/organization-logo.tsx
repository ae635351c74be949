import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { ImageField } from '#web/features/images/image-field.tsx'

/** The logo beside an organization's profile, where its members can change it. */
export function OrganizationLogo({ profile }: { profile: OrganizationProfile }) {
  return (
    <ImageField
      owner={{ kind: 'logo', organizationId: profile.id }}
      name={profile.organizationName}
      imageUrl={profile.logoUrl}
    />
  )
}
