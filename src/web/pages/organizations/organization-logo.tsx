import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { ImageField } from '#web/features/images/image-field.tsx'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'

/** The logo beside an organization's profile, where its members can change it. */
export function OrganizationLogo({ profile }: { profile: OrganizationProfile }) {
  if (!useHasPower('organization', profile.id)) {
    return <Avatar name={profile.organizationName} imageUrl={profile.logoUrl} size="xl" />
  }
  return (
    <ImageField
      owner={{ kind: 'logo', organizationId: profile.id }}
      name={profile.organizationName}
      imageUrl={profile.logoUrl}
    />
  )
}
