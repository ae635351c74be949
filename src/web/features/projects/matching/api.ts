import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { listRecommendations } from '#contract/projects/discovery.ts'
import {
  getMatchingInsights,
  getMatchingWeights,
  getProjectMatch,
  getProjectMatches,
  resetMatchingWeights,
  saveMatchingWeights,
  toMatchingWeights,
  toMatchWeights,
} from '#contract/matching/matching.ts'
import {
  countLikelyVolunteers,
  listProjectVolunteers,
  type ProjectDraftInput,
} from '#contract/matching/volunteer-matches.ts'
import { listProjects } from '#contract/projects/projects.ts'
import type { MatchWeights } from '#domain/matching/factors.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { call } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

const weightsKey = [getMatchingWeights.path]

/** What else is scored by the weights of the reader. */
const scored = [getMatchingInsights, listRecommendations, getVolunteerDashboard]

export type MatchListOptions = { order: MatchOrder; ineligible: boolean }

/** The open projects that fit the reader; the old list stays in sight while another one is asked for. */
export function useMatches({ order, ineligible }: MatchListOptions) {
  return useEndpointQuery(
    getProjectMatches,
    { query: { order, ...(ineligible && { ineligible: 'true' }) } },
    { placeholderData: keepPreviousData },
  )
}

/** How well the reader's matches fit, over all and by factor. */
export function useInsights() {
  return useEndpointQuery(getMatchingInsights, {})
}

/** How one project fits the reader; null for who has no volunteer profile. */
export function useProjectMatch(id: string) {
  return useEndpointQuery(getProjectMatch, { params: { id } }, { queryKey: [listProjects.path, id, 'match'] })
}

/** Volunteers who fit a project of the reader's organization, the best fit first, page by page. */
export function useVolunteerMatches(id: string) {
  return useEndpointList(
    listProjectVolunteers,
    { params: { id }, query: {} },
    { queryKey: [listProjects.path, id, 'volunteers'] },
  )
}

/** How many volunteers a draft would fit; the last number stays while the next one is counted, or where it cannot be. */
export function useLikelyVolunteers(draft: ProjectDraftInput | null) {
  return useEndpointQuery(countLikelyVolunteers, draft && { body: draft }, {
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnMount: true,
  })
}

/** What each factor weighs for the reader. */
export function useWeights() {
  return useEndpointQuery(getMatchingWeights, {}, { select: toMatchWeights, refetchOnMount: true })
}

/** Stores weights, or takes the standard ones back (`null`); all that is scored by them is asked for again. */
export function useWeightMutations() {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last one stays.
    scope: { id: 'matching-weights' },
    mutationFn: (weights: MatchWeights | null) =>
      weights === null
        ? call(resetMatchingWeights, {})
        : call(saveMatchingWeights, { body: toMatchingWeights(weights) }),
    onSuccess: async (stored) => {
      for (const { path } of scored) void queryClient.invalidateQueries({ queryKey: [path] })
      // Why a project matches stands on its page too.
      void queryClient.invalidateQueries({ queryKey: [listProjects.path], refetchType: 'none' })
      // The list shows what was tried until the server's own scores are there.
      await queryClient.invalidateQueries({ queryKey: [getProjectMatches.path] })
      queryClient.setQueryData(weightsKey, stored)
    },
  })
}
