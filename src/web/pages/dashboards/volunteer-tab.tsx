import { Link } from '@tanstack/react-router'
import { Award, HandHeart, Pencil } from 'lucide-react'
import { useVolunteerProfile } from '#web/features/profiles/api.ts'
import { ProfileSection } from '#web/features/profiles/profile-view.tsx'
import { MatchFactsCard } from '#web/features/profiles/volunteer/match-facts.tsx'
import { ProfileSwitches } from '#web/features/profiles/volunteer/switches.tsx'
import { VolunteerView } from '#web/features/profiles/volunteer/volunteer-view.tsx'
import { profileTexts } from '#web/i18n/en/profile.ts'
import { rewardsTexts } from '#web/i18n/en/rewards.ts'
import { volunteerProfileTexts } from '#web/i18n/en/volunteer-profile.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** The volunteer tab of the profile, with the link to its setup. */
export function VolunteerTab() {
  const { views, edit, tabs } = profileTexts
  const { setup } = volunteerProfileTexts
  return (
    <ProfileSection
      query={useVolunteerProfile()}
      view={(profile) => (
        <div className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-2xl">{tabs.volunteer}</h2>
            <div className="flex flex-wrap gap-2">
              <Button asChild variant="ghost">
                <Link {...paths.rewards()}>
                  <Award aria-hidden />
                  {rewardsTexts.title}
                </Link>
              </Button>
              <Button asChild variant="secondary">
                <Link {...paths.volunteerProfileSetup()}>
                  <Pencil aria-hidden />
                  {edit}
                </Link>
              </Button>
            </div>
          </div>
          <VolunteerView profile={profile} />
          <MatchFactsCard profile={profile} />
          <ProfileSwitches profile={profile} />
        </div>
      )}
      empty={{
        icon: HandHeart,
        title: views.noVolunteerTitle,
        text: views.noVolunteerText,
        action: (
          <Button asChild>
            <Link {...paths.volunteerProfileSetup()}>{setup.create}</Link>
          </Button>
        ),
      }}
    />
  )
}
