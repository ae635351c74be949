import { useQueryClient } from '@tanstack/react-query'
import { redeemPerk } from '#contract/rewards/perks.ts'
import {
  announceRestWeek,
  cancelRestWeek,
  getUserRewards,
  listPointEntries,
  type UserRewards,
} from '#contract/rewards/rewards.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { call } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { getDeviceTimeZone } from '#web/lib/format/time-zone.ts'

const rewardsKey = [getUserRewards.path]
const entriesKey = [listPointEntries.path]

/** The current week depends on the reader's time zone. */
const inZone = () => ({ timeZone: getDeviceTimeZone() })

/** The reader's rewards. Other people's actions earn points too, so it is fetched again each time it is shown. */
export function useUserRewards() {
  return useEndpointQuery(getUserRewards, { query: inZone() }, { queryKey: rewardsKey })
}

/** The reader's point history, latest first, page by page. */
export function usePointEntries() {
  return useEndpointList(listPointEntries, { query: {} })
}

type Perk = UserRewards['availablePerks'][number]

/** Refetches the rewards when they may be outdated. */
export function useRefreshedRewards(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: rewardsKey })
}

/** Redeems a perk at the price shown. The response shows immediately; everything is refetched in any case. */
export function useRedeemPerk() {
  const queryClient = useQueryClient()
  const toRequest = ({ id, pointsCost }: Perk) => ({ params: { id }, body: { pointsCost } })
  return useEndpointMutation(redeemPerk, toRequest, {
    onSuccess: ({ redemption: { perkId, claimCode, redeemedAt }, balance }) =>
      queryClient.setQueryData<UserRewards>(
        rewardsKey,
        (rewards) =>
          rewards && {
            ...rewards,
            balance,
            availablePerks: rewards.availablePerks.map((perk) =>
              perk.id === perkId ? { ...perk, claimed: true, claimCode, redeemedAt } : perk,
            ),
          },
      ),
    // A rejection means that the shown data is outdated; for a perk already redeemed, wait for its code.
    onSettled: async (_, error) => {
      const refetches = [rewardsKey, entriesKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      )
      if (isApiError(error) && error.body?.code === 'perk_claimed') await refetches[0]
    },
  })
}

/** Announces a rest week by its Monday, or cancels it. */
export function useRestWeek(action: 'announce' | 'cancel') {
  const queryClient = useQueryClient()
  return useCallMutation(
    (monday: string) =>
      call(action === 'announce' ? announceRestWeek : cancelRestWeek, {
        params: { monday },
        query: inZone(),
      }),
    {
      onSuccess: (changed) => {
        queryClient.setQueryData<UserRewards>(rewardsKey, (rewards) => rewards && { ...rewards, ...changed })
      },
      // Fetches what changed meanwhile, or why it was rejected.
      invalidates: [rewardsKey],
      invalidatesAfter: 'settled',
    },
  )
}
