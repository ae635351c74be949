import { Link } from '@tanstack/react-router'
import { Building2, Pencil } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { AuthorityCard } from '#web/features/authority/authority-card.tsx'
import { DocumentsCard } from '#web/features/authority/documents-card.tsx'
import { MembersSection } from '#web/features/organizations/members-section.tsx'
import { PrimaryChoice } from '#web/features/organizations/primary-choice.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { OrganizationView } from '#web/features/profiles/organization/organization-view.tsx'
import { ProfileSection } from '#web/features/profiles/profile-view.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { OrganizationLogo } from '#web/pages/organizations/organization-logo.tsx'

/** The user's organizations: their profiles and members (/profile). */
export function OrganizationTab({ user }: { user: User }) {
  const { views } = useTexts(profileCatalog)
  const { tab, setup } = useTexts(organizationProfileCatalog)
  // The empty organization that signing up creates is hidden beside organizations the user was invited to, until it
  // has a name.
  const named = user.organizations.filter(({ isNamed }) => isNamed)
  const organizations = named.length > 0 ? named : user.organizations
  // The profile above belongs to it, too.
  const [primary] = user.organizations
  return (
    <div className="grid grid-cols-1 gap-6">
      <ProfileSection
        query={useOrganizationProfile()}
        view={(profile) => (
          <OrganizationView
            profile={profile}
            logo={<OrganizationLogo profile={profile} />}
            actions={
              <Button asChild variant="secondary">
                <Link {...paths.organizationSetup()}>
                  <Pencil aria-hidden />
                  {tab.edit}
                </Link>
              </Button>
            }
          />
        )}
        empty={{
          icon: Building2,
          title: views.noOrganizationTitle,
          text: views.noOrganizationText,
          action: (
            <Button asChild>
              <Link {...paths.organizationSetup()}>{setup.create}</Link>
            </Button>
          ),
        }}
      />
      {primary?.isNamed && (
        <>
          <AuthorityCard key={primary.id} organizationId={primary.id} />
          <DocumentsCard organizationId={primary.id} />
        </>
      )}
      {organizations.length > 1 && <PrimaryChoice organizations={organizations} />}
      <MembersSection organizations={organizations} />
    </div>
  )
}
