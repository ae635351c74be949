import { Link } from '@tanstack/react-router'
import type { User } from '#contract/accounts/accounts.ts'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { Achievements } from '#web/features/rewards/achievements.tsx'
import { useUserRewards } from '#web/features/rewards/api.ts'
import { Badges } from '#web/features/rewards/badges.tsx'
import { NoRewards } from '#web/features/rewards/no-rewards.tsx'
import { Overview } from '#web/features/rewards/overview.tsx'
import { PerksStore } from '#web/features/rewards/perks-store.tsx'
import { RewardsSkeleton } from '#web/features/rewards/rewards-skeleton.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { rewardsCatalog } from '#web/features/rewards/texts/rewards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { rewardsSearch } from './routes.tsx'

/** What a volunteer has earned and can redeem (/perks-and-rewards; spec F2); the open tab is in the URL. */
export function PerksAndRewardsPage() {
  const texts = useTexts(rewardsCatalog)
  usePageHead({ title: texts.title })
  const { user } = useSession()
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2">
        {texts.intro}{' '}
        <Link {...paths.help('rewards')} className="link">
          {texts.help}
        </Link>
      </p>
      {user?.isVolunteer ? <Earned user={user} /> : <NoRewards isVolunteer={false} />}
    </div>
  )
}

function Earned({ user }: { user: User }) {
  const texts = useTexts(rewardsCatalog)
  const { data, isError, isFetching, refetch } = useUserRewards()
  if (!data) {
    if (!isError) return <RewardsSkeleton />
    return (
      <ErrorState
        className="mt-6"
        title={texts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return hasBegun(data) ? <RewardTabs rewards={data} user={user} /> : <NoRewards isVolunteer />
}

/** Whether anything was earned, done or announced. */
const hasBegun = ({ currentPoints, projectsCompleted, hoursVolunteered, badges, restWeeks }: UserRewards) =>
  currentPoints + projectsCompleted + hoursVolunteered + badges.length + restWeeks.length > 0

function RewardTabs({ rewards, user }: { rewards: UserRewards; user: User }) {
  const { tabs: texts, portfolio } = useTexts(rewardsCatalog)
  const [{ tab = 'overview', category }, changeSearch] = useSearchState(rewardsSearch)
  const show = (search: SearchOf<'/perks-and-rewards'>) => changeSearch(() => search, { replace: true })
  const { badges, achievements } = rewards
  return (
    <Tabs
      className="mt-6"
      label={texts.label}
      // The counts are of what was earned.
      tabs={[
        { value: 'overview', label: texts.overview },
        { value: 'badges', label: texts.badges, count: badges.length },
        { value: 'perks', label: texts.perks },
        {
          value: 'achievements',
          label: texts.achievements,
          count: achievements.filter(({ completed }) => completed).length,
        },
      ]}
      value={tab}
      onValueChange={(value) => show({ tab: value })}
    >
      <TabPanel value="overview">
        <Overview rewards={rewards} />
      </TabPanel>
      <TabPanel value="badges">
        <Badges
          badges={badges}
          more={
            <Link {...paths.portfolio(user.id)} className="link text-sm">
              {portfolio}
            </Link>
          }
        />
      </TabPanel>
      <TabPanel value="perks">
        <PerksStore
          rewards={rewards}
          category={category}
          onCategoryChange={(chosen) => show({ tab: 'perks', category: chosen })}
        />
      </TabPanel>
      <TabPanel value="achievements">
        <Achievements achievements={achievements} />
      </TabPanel>
    </Tabs>
  )
}
