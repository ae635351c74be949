import { Link } from '@tanstack/react-router'
import { Building2, Pencil } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { AuthorityCard } from '#web/features/authority/authority-card.tsx'
import { DocumentsCard } from '#web/features/authority/documents-card.tsx'
import { HelpedNotice } from '#web/features/organizations/helped-notice.tsx'
import { MembersSection } from '#web/features/organizations/members-section.tsx'
import { OtherOrganizationNotice } from '#web/features/organizations/other-organization-notice.tsx'
import { PrimaryChoice } from '#web/features/organizations/primary-choice.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { OrganizationView } from '#web/features/profiles/organization/organization-view.tsx'
import { ProfileSection } from '#web/features/profiles/profile-view.tsx'
import { NotRequested } from '#web/features/verification/not-requested.tsx'
import { listChoosableOrganizations } from '#domain/accounts/accounts.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { OrganizationLogo } from '#web/pages/organizations/organization-logo.tsx'

type OrganizationTabProps = {
  user: User
  /** The organization that a link is about; it may be another one. */
  linked: string | undefined
}

/** The organization that acts: its profile and members (/profile). */
export function OrganizationTab({ user, linked }: OrganizationTabProps) {
  const { views } = useTexts(profileCatalog)
  const { tab, setup } = useTexts(organizationProfileCatalog)
  // One at a time: the organization that acts, or the only one.
  const [primary] = useActingOrganization()
    ? user.organizations
    : listChoosableOrganizations(user.organizations)
  const canEdit = useHasPower('organization', primary?.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      {linked !== undefined && <OtherOrganizationNotice isLink organizationId={linked} />}
      <PrimaryChoice />
      <HelpedNotice />
      <ProfileSection
        query={useOrganizationProfile()}
        view={(profile) => (
          <OrganizationView
            profile={profile}
            logo={<OrganizationLogo profile={profile} />}
            unverifiedNote={<NotRequested />}
            actions={
              canEdit && (
                <Button asChild variant="secondary">
                  <Link {...paths.organizationSetup()}>
                    <Pencil aria-hidden />
                    {tab.edit}
                  </Link>
                </Button>
              )
            }
          />
        )}
        empty={{
          icon: Building2,
          title: views.noOrganizationTitle,
          text: views.noOrganizationText,
          action: canEdit && (
            <Button asChild>
              <Link {...paths.organizationSetup()}>{setup.create}</Link>
            </Button>
          ),
        }}
      />
      {primary?.isNamed && canEdit && (
        <>
          <AuthorityCard key={primary.id} organizationId={primary.id} />
          <DocumentsCard organizationId={primary.id} />
        </>
      )}
      {primary && <MembersSection key={primary.id} organization={primary} />}
    </div>
  )
}
