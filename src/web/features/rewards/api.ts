import { useMutation, useQueryClient } from '@tanstack/react-query'
import { redeemPerk } from '#contract/rewards/perks.ts'
import {
  announceRestWeek,
  cancelRestWeek,
  getUserRewards,
  listPointEntries,
  type UserRewards,
} from '#contract/rewards/rewards.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { getDeviceTimeZone } from '#web/lib/time-zone.ts'

const rewardsKey = [getUserRewards.path]
const entriesKey = [listPointEntries.path]

/** Which week is the present one depends on where one is. */
const inZone = () => ({ timeZone: getDeviceTimeZone() })

/** What the reader has earned; others' deeds earn too, so that it is asked for again each time it is shown. */
export function useUserRewards() {
  return useEndpointQuery(getUserRewards, { query: inZone() }, { queryKey: rewardsKey })
}

/** The reader's points as they came and went, the latest first, page by page. */
export function usePointEntries() {
  return useEndpointList(listPointEntries, { query: {} })
}

type Perk = UserRewards['availablePerks'][number]

/** Asks for the rewards again, where what is shown may be no longer so. */
export function useRefreshedRewards(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: rewardsKey })
}

/** Redeems a perk for what it was seen to cost; the answer shows at once, and whatever came of it is asked for again. */
export function useRedeemPerk() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, pointsCost }: Perk) => call(redeemPerk, { params: { id }, body: { pointsCost } }),
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
    // A refusal means that what was shown is no longer so; where the perk is had already, its code is waited for.
    onSettled: async (_, error) => {
      const refetches = [rewardsKey, entriesKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      )
      if (isApiError(error) && error.body?.code === 'perk_claimed') await refetches[0]
    },
  })
}

/** Announces a week of rest by its Monday, or cancels it. */
export function useRestWeek(action: 'announce' | 'cancel') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (monday: string) =>
      call(action === 'announce' ? announceRestWeek : cancelRestWeek, {
        params: { monday },
        query: inZone(),
      }),
    onSuccess: (changed) =>
      queryClient.setQueryData<UserRewards>(rewardsKey, (rewards) => rewards && { ...rewards, ...changed }),
    // What came meanwhile, or why it was refused.
    onSettled: () => queryClient.invalidateQueries({ queryKey: rewardsKey }),
  })
}
