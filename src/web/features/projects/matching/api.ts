import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { listRecommendations } from '#contract/projects/discovery.ts'
import {
  getMatchingInsights,
  getMatchingWeights,
  getProjectMatch,
  getProjectMatches,
  resetMatchingWeights,
  saveMatchingWeights,
} from '#contract/matching/matching.ts'
import {
  countLikelyVolunteers,
  listProjectVolunteers,
  type ProjectDraftInput,
} from '#contract/matching/volunteer-matches.ts'
import { toMatchingWeights, toMatchWeights } from '#contract/matching/weights.ts'
import { listProjects } from '#contract/projects/projects.ts'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { call } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

const weightsKey = [getMatchingWeights.path]

/** Other queries scored with the reader's weights. */
const scored = [getMatchingInsights, listRecommendations, getVolunteerDashboard]

export type MatchListOptions = { order: MatchOrder; ineligible: boolean }

/** The open projects that match the reader. The previous list stays visible while another one loads. */
export function useMatches({ order, ineligible }: MatchListOptions) {
  return useEndpointQuery(
    getProjectMatches,
    { query: { order, ...(ineligible && { ineligible: 'true' }) } },
    { placeholderData: keepPreviousData },
  )
}

/** How well the reader's matches fit, overall and by factor. */
export function useInsights() {
  return useEndpointQuery(getMatchingInsights, {})
}

/** The reader's match with one project; null without a volunteer profile. */
export function useProjectMatch(id: string) {
  return useEndpointQuery(getProjectMatch, { params: { id } }, { queryKey: [listProjects.path, id, 'match'] })
}

/** The project's skills that the reader has; empty until loaded, or if the id is null. */
export function useMatchedSkills(id: string | null): readonly string[] {
  const { data } = useEndpointQuery(getProjectMatch, id === null ? null : { params: { id } }, {
    queryKey: [listProjects.path, id, 'match'],
  })
  return data?.matchedSkills ?? []
}

/** Matching volunteers for a project of the reader's organization, best match first, page by page. */
export function useVolunteerMatches(id: string) {
  return useEndpointList(
    listProjectVolunteers,
    { params: { id }, query: {} },
    { queryKey: [listProjects.path, id, 'volunteers'] },
  )
}

/** How many volunteers a draft would match. The last number stays while the next one loads, or if it fails. */
export function useLikelyVolunteers(draft: ProjectDraftInput | null) {
  return useEndpointQuery(countLikelyVolunteers, draft && { body: draft }, {
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnMount: true,
  })
}

/** The reader's weight of each factor. */
export function useWeights() {
  return useEndpointQuery(getMatchingWeights, {}, { select: toMatchWeights, refetchOnMount: true })
}

/** Saves weights, or restores the defaults (`null`); refetches everything they score. */
export function useWeightMutations() {
  const queryClient = useQueryClient()
  return useCallMutation(
    (weights: MatchWeights | null) =>
      weights === null
        ? call(resetMatchingWeights, {})
        : call(saveMatchingWeights, { body: toMatchingWeights(weights) }),
    {
      // One at a time, so the last change wins.
      scope: { id: 'matching-weights' },
      onSuccess: async (stored) => {
        void invalidate(queryClient, scored)
        // The project's own page shows its match, too.
        void queryClient.invalidateQueries({ queryKey: [listProjects.path], refetchType: 'none' })
        // The list shows the preview until the server's scores arrive.
        await invalidate(queryClient, [getProjectMatches])
        queryClient.setQueryData(weightsKey, stored)
      },
    },
  )
}
