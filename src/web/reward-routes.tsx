/** The routes of perks and rewards. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { getParentRoute } from './root-route.tsx'
import { readRewards } from './screen-search.ts'

const rewardsRoute = createRoute({
  getParentRoute,
  path: '/perks-and-rewards',
  staticData: { access: 'signed-in', visitorDenied: errorsTexts.deniedTexts.perksAndRewards },
  validateSearch: readRewards,
  component: lazyRouteComponent(() => import('#web/pages/perks-and-rewards.tsx'), 'PerksAndRewardsPage'),
})

export const rewardRoutes = [rewardsRoute] as const
