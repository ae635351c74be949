import { Link } from '@tanstack/react-router'
import { Award, HandHeart, Pencil } from 'lucide-react'
import { useVolunteerProfile } from '#web/features/profiles/api.ts'
import { ProfileSection } from '#web/features/profiles/profile-view.tsx'
import { MatchFactsCard } from '#web/features/profiles/volunteer/match-facts.tsx'
import { ProfileSwitches } from '#web/features/profiles/volunteer/switches.tsx'
import { VolunteerView } from '#web/features/profiles/volunteer/volunteer-view.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { rewardsCatalog } from '#web/features/rewards/texts/rewards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** The volunteer tab of the profile, with the link to its setup. */
export function VolunteerTab() {
  const rewardsTexts = useTexts(rewardsCatalog)
  const { views, edit, tabs } = useTexts(profileCatalog)
  const { setup } = useTexts(volunteerProfileCatalog)
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
