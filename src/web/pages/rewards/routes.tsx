/** The routes of perks and rewards. */
import { createRoute } from '@tanstack/react-router'
import { perkCategories } from '#domain/rewards/perks.ts'
import { getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, search } from '#web/lib/navigation/screen-search.ts'

export const rewardsSearch = search({
  tab: choice(['overview', 'badges', 'perks', 'achievements']),
  /** Category of perks; defaults to all. */
  category: choice(perkCategories),
})
const rewardsRoute = createRoute({
  getParentRoute,
  path: '/perks-and-rewards',
  staticData: { access: 'signed-in', visitorDenied: 'perksAndRewards' },
  validateSearch: rewardsSearch,
  component: lazyScreen(() => import('./perks-and-rewards.tsx'), 'PerksAndRewardsPage'),
})

export const rewardRoutes = [rewardsRoute] as const
