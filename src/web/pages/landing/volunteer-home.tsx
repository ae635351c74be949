import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { GoalLine } from '#web/features/dashboards/home/goal-line.tsx'
import { useVolunteerHome } from '#web/features/dashboards/home/home-api.ts'
import { VolunteerImpact } from '#web/features/dashboards/home/home-impact.tsx'
import { ProfileCard } from '#web/features/dashboards/home/profile-card.tsx'
import { QuickAccess } from '#web/features/dashboards/home/quick-access.tsx'
import { Recommended } from '#web/features/dashboards/home/recommended.tsx'
import { VolunteerNeeds } from '#web/features/dashboards/home/volunteer-needs.tsx'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Basics } from '#web/pages/profiles/basics.tsx'
import { OnboardingButton } from '#web/pages/profiles/profile-prompt.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { HomeFrame, type OwnHomeProps } from './home-frame.tsx'

const GoalDialog = lazyDialog(
  async () => (await withTexts(import('#web/features/onboarding/goal-dialog.tsx'))).GoalDialog,
  ({ onOpenChange }) => onOpenChange(false),
)

/** What a volunteer does next, how complete their profile is, and what fits their goal (spec F2.8). */
export function VolunteerHome({ user, children }: OwnHomeProps) {
  const texts = useTexts(homeCatalog)
  const { data, isPending } = useVolunteerHome()
  // It stays mounted once it was opened, so that closing is animated.
  const [isGoalOpen, setGoalOpen] = useState<boolean | null>(null)
  const editGoal = () => setGoalOpen(true)
  const asksGoal = user.hasVolunteerProfile && data?.profile.open.includes('goal')
  const profile = data && (
    <ProfileCard
      profile={data.profile}
      hasProfile={user.hasVolunteerProfile}
      questions={<OnboardingButton />}
      onGoal={editGoal}
    />
  )
  return (
    <>
      <HomeFrame
        user={user}
        isLoading={isPending}
        // The steps of the profile ask for one.
        text={data && !asksGoal && <GoalLine goals={data.goals} onEdit={editGoal} />}
        actions={
          <>
            <Button asChild variant="secondary" className="max-sm:px-4">
              <Link {...paths.volunteerDashboard()}>{texts.dashboard}</Link>
            </Button>
            <Button asChild className="max-sm:px-4">
              <Link {...paths.browse()}>
                {texts.volunteer.discover}
                <ArrowRight aria-hidden className="rtl:-scale-x-100" />
              </Link>
            </Button>
          </>
        }
        first={
          <>
            <VolunteerNeeds />
            {!user.hasVolunteerProfile && profile}
          </>
        }
        aside={
          <>
            {user.hasVolunteerProfile && profile}
            <QuickAccess mode="volunteer" />
          </>
        }
        rest={
          data && (
            <>
              <Recommended home={data} hasProfile={user.hasVolunteerProfile} />
              <VolunteerImpact impact={data.impact} />
            </>
          )
        }
      >
        {children}
      </HomeFrame>
      <Basics user={user} />
      {isGoalOpen !== null && (
        <GoalDialog open={isGoalOpen} onOpenChange={setGoalOpen} goals={data?.goals ?? null} />
      )}
    </>
  )
}
