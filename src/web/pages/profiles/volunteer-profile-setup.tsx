import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshUser, useSession } from '#web/features/accounts/session.ts'
import { useVolunteerProfile } from '#web/features/profiles/api.ts'
import { SetupWizard } from '#web/features/profiles/volunteer/setup-wizard.tsx'
import { moveToStep, useLeaveSteps } from '#web/lib/drafts/leave-steps.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadedProfile } from './loaded-profile.tsx'

/**
 * Creating or editing the volunteer's profile in four steps (/volunteer-profile-setup). Users without one become
 * volunteers.
 */
export function VolunteerProfileSetupPage() {
  const { setup: texts } = useTexts(volunteerProfileCatalog)
  const { user } = useSession()
  const { step } = useSearch({ from: '/volunteer-profile-setup' })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leaveSteps = useLeaveSteps()
  const query = useVolunteerProfile()
  const [isLeaving, setLeaving] = useState(false)
  const title = query.data ? texts.editTitle : texts.createTitle
  usePageHead({ title })
  if (!user) return null
  return (
    <div className="page-width max-w-4xl py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="text-muted measure mt-2 mb-8">{texts.intro}</p>
      <LoadedProfile query={query}>
        {(profile) => (
          <SetupWizard
            key={`${user.id} ${profile === null}`}
            userId={user.id}
            profile={profile}
            step={step}
            onStepChange={(chosen) =>
              void navigate({
                ...paths.volunteerProfileSetup({ step: chosen }),
                ...moveToStep(chosen, { open: step }),
                resetScroll: false,
              })
            }
            isLeaving={isLeaving}
            onSaved={() => {
              setLeaving(true)
              // From now on the account may have a second side.
              void refreshUser(queryClient)
              leaveSteps(() => void navigate({ ...paths.dashboard(), replace: true, ignoreBlocker: true }))
            }}
          />
        )}
      </LoadedProfile>
    </div>
  )
}
