import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getVolunteerDashboard } from '#contract/dashboards.ts'
import { listRecommendations } from '#contract/discovery.ts'
import {
  getMatchingInsights,
  getMatchingWeights,
  getProjectMatches,
  resetMatchingWeights,
  saveMatchingWeights,
  type MatchingWeights,
} from '#contract/matching.ts'
import type { MatchWeights } from '#domain/matching.ts'
import { call } from '#web/lib/api.ts'
import type { matchingOrders } from '#web/paths.ts'
import { readWeights, writeWeights } from './weights.ts'

const weightsKey = [getMatchingWeights.path]

/** Everything that is scored by the weights of the reader. */
const scored = [getProjectMatches, getMatchingInsights, listRecommendations, getVolunteerDashboard]

export type MatchOrder = (typeof matchingOrders)[number]

/** The open projects that fit the reader; the old order stays while the other one is asked for. */
export function useMatches(order: MatchOrder) {
  return useQuery({
    queryKey: [getProjectMatches.path, order],
    queryFn: (asked) => call(getProjectMatches, { query: { order } }, asked),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** How well the reader's matches fit, over all and by factor. */
export function useInsights() {
  return useQuery({
    queryKey: [getMatchingInsights.path],
    queryFn: (asked) => call(getMatchingInsights, {}, asked),
    refetchOnMount: 'always',
  })
}

/** What each factor weighs for the reader. */
export function useWeights() {
  return useQuery({
    queryKey: weightsKey,
    queryFn: (asked) => call(getMatchingWeights, {}, asked),
    select: readWeights,
  })
}

/** Stores weights, or takes the standard ones back (`null`); all that is scored by them is asked for again. */
export function useWeightWrites() {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last one stays.
    scope: { id: 'matching-weights' },
    mutationFn: (weights: MatchWeights | null): Promise<MatchingWeights> =>
      weights === null
        ? call(resetMatchingWeights, {})
        : call(saveMatchingWeights, { body: writeWeights(weights) }),
    onSuccess: async (stored) => {
      queryClient.setQueryData<MatchingWeights>(weightsKey, stored)
      const asked = scored.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))
      // The list keeps what was tried until the server's own scores are there.
      await asked[0]
    },
  })
}
