/** The routes of perks and rewards. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { getParentRoute } from '#web/app/root-route.tsx'
import { parseRewardsSearch } from '#web/app/screen-search.ts'

const rewardsRoute = createRoute({
  getParentRoute,
  path: '/perks-and-rewards',
  staticData: { access: 'signed-in', visitorDenied: errorsTexts.deniedTexts.perksAndRewards },
  validateSearch: parseRewardsSearch,
  component: lazyRouteComponent(() => import('./perks-and-rewards.tsx'), 'PerksAndRewardsPage'),
})

export const rewardRoutes = [rewardsRoute] as const
