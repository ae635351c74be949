import { Link } from '@tanstack/react-router'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { HelpedNotice } from '#web/features/organizations/helped-notice.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { OrganizationView } from '#web/features/profiles/organization/organization-view.tsx'
import { draftNameOf, OrganizationProfileForm } from '#web/features/profiles/organization/profile-form.tsx'
import { NotRequested } from '#web/features/verification/not-requested.tsx'
import { loadDraft } from '#web/lib/drafts/drafts.ts'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadedProfile } from './loaded-profile.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { OrganizationLogo } from '#web/pages/organizations/organization-logo.tsx'

/**
 * Viewing, creating and editing the user's organization profile. The shell has already turned away users without an
 * organization.
 */
export function OrganizationProfilePage() {
  const { page } = useTexts(organizationProfileCatalog)
  const { user } = useSession()
  const acting = useActingOrganization()
  const query = useOrganizationProfile()
  usePageHead({ title: page.title })
  if (!user) return null
  // Signing up set it to that of the device.
  const ownZone = user.organizations[0]?.timeZone ?? null
  return (
    <div className="page-width max-w-4xl pt-6 pb-16 sm:pt-8">
      <Link
        {...paths.organizationDashboard()}
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {page.back}
      </Link>
      <LoadedProfile query={query}>
        {(profile) => (
          <ProfileOrForm
            key={profile?.id ?? acting?.id ?? 'new'}
            userId={user.id}
            profile={profile}
            timeZone={ownZone === 'UTC' ? null : ownZone}
          />
        )}
      </LoadedProfile>
    </div>
  )
}

type ProfileOrFormProps = { userId: string; profile: OrganizationProfile | null; timeZone: string | null }

function ProfileOrForm({ userId, profile, timeZone }: ProfileOrFormProps) {
  const { page } = useTexts(organizationProfileCatalog)
  // Resumes editing if the page was left with a draft.
  const [isEdited, setEdited] = useState(() => !profile || loadDraft(draftNameOf(userId, profile)) !== null)
  const canEdit = useHasPower('organization', profile?.id)
  const edited = canEdit && (!profile || isEdited)
  if (!canEdit && !profile) {
    return (
      <>
        <Title>{page.title}</Title>
        <HelpedNotice />
      </>
    )
  }
  return (
    <>
      <Title>{!profile ? page.createTitle : edited ? page.editTitle : page.title}</Title>
      {edited || !profile ? (
        <OrganizationProfileForm
          userId={userId}
          profile={profile}
          timeZone={timeZone}
          onSaved={() => setEdited(false)}
          {...(profile && { onCancel: () => setEdited(false) })}
        />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <HelpedNotice />
          <OrganizationView
            profile={profile}
            logo={<OrganizationLogo profile={profile} />}
            unverifiedNote={<NotRequested />}
            actions={
              canEdit && (
                <Button variant="secondary" onClick={() => setEdited(true)}>
                  <Pencil aria-hidden />
                  {page.edit}
                </Button>
              )
            }
          />
        </div>
      )}
    </>
  )
}

function Title({ children }: { children: ReactNode }) {
  const { page } = useTexts(organizationProfileCatalog)
  return (
    <div className="mt-2 mb-6">
      <h1 className="text-3xl sm:text-4xl">{children}</h1>
      <p className="text-muted measure mt-2">{page.intro}</p>
    </div>
  )
}
