import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { HelpedNotice } from '#web/features/organizations/helped-notice.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { OrganizationSetupWizard } from '#web/features/profiles/organization/setup-wizard.tsx'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { moveToStep, useLeaveSteps } from '#web/lib/drafts/leave-steps.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadedProfile } from './loaded-profile.tsx'

/**
 * An organization's profile in four steps; users without an organization create one (/organization-profile-setup).
 */
export function OrganizationProfileSetupPage() {
  const { setup } = useTexts(organizationProfileCatalog)
  const { user } = useSession()
  const acting = useActingOrganization()
  const query = useOrganizationProfile()
  usePageHead({ title: query.data ? setup.editTitle : setup.createTitle })
  const canEdit = useHasPower('organization', acting?.id)
  if (!user) return null
  if (!canEdit) {
    return (
      <div className="page-width grid max-w-3xl gap-6 py-8 sm:py-10">
        <h1 className="text-3xl sm:text-4xl">{setup.editTitle}</h1>
        <HelpedNotice />
      </div>
    )
  }
  return (
    <div className="page-width max-w-3xl py-8 sm:py-10">
      <LoadedProfile query={query}>
        {(profile) => <Setup key={`${user.id}:${acting?.id}`} userId={user.id} read={profile} />}
      </LoadedProfile>
    </div>
  )
}

function Setup({ userId, read }: { userId: string; read: OrganizationProfile | null }) {
  const { setup } = useTexts(organizationProfileCatalog)
  // The profile at the start: saving changes it shortly before the page is left.
  const [profile] = useState(read)
  const { step } = useSearch({ from: '/organization-profile-setup' })
  const navigate = useNavigate()
  const leaveSteps = useLeaveSteps()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{profile ? setup.editTitle : setup.createTitle}</h1>
      <p className="text-muted measure mt-2 mb-8">{setup.intro}</p>
      <OrganizationSetupWizard
        userId={userId}
        profile={profile}
        step={step}
        onStepChange={(chosen) =>
          void navigate({
            ...paths.organizationSetup({ step: chosen }),
            ...moveToStep(chosen, { open: step }),
            resetScroll: false,
          })
        }
        onSaved={() =>
          leaveSteps(() => void navigate({ ...paths.dashboard(), replace: true, ignoreBlocker: true }))
        }
      />
    </>
  )
}
