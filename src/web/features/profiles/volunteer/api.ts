import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { getOwnCard } from '#contract/matching/directory.ts'
import { listRecommendations } from '#contract/projects/discovery.ts'
import { getMatchingInsights, getProjectMatches } from '#contract/matching/matching.ts'
import {
  createVolunteerProfile,
  getVolunteerProfile,
  saveVolunteerProfile,
  type NewVolunteerProfileInput,
  type VolunteerChangesInput,
  type VolunteerProfile,
} from '#contract/profiles/volunteer-profiles.ts'
import { call } from '#web/lib/calls/api.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

export type ProfileWrite = { create: NewVolunteerProfileInput } | { change: VolunteerChangesInput }

const queryKey = [getVolunteerProfile.path]

function refreshMatches(queryClient: QueryClient) {
  void invalidate(queryClient, [
    listRecommendations,
    getVolunteerDashboard,
    getVolunteerHome,
    getProjectMatches,
    getMatchingInsights,
    getOwnCard,
  ])
}

function cacheProfile(queryClient: QueryClient, profile: VolunteerProfile) {
  queryClient.setQueryData(queryKey, profile)
  // Matches depend on the profile.
  refreshMatches(queryClient)
}

/** Creates the profile, or updates the given fields. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useCallMutation(
    (write: ProfileWrite) =>
      'create' in write
        ? call(createVolunteerProfile, { body: write.create })
        : call(saveVolunteerProfile, { body: write.change }),
    {
      onSuccess: (profile) => cacheProfile(queryClient, profile),
      onError: (error) => {
        // Another tab was first, or the profile is gone: fetch the current one.
        if (isApiError(error) && (error.status === 409 || error.status === 404)) {
          void invalidate(queryClient, [queryKey])
        }
      },
    },
  )
}

export type Switches = Pick<VolunteerProfile, 'isPortfolioPublic' | 'isContactable'>

/** Changes one of the profile's switches. */
export function useSwitch() {
  const queryClient = useQueryClient()
  return useEndpointMutation(saveVolunteerProfile, (body: Partial<Switches>) => ({ body }), {
    // One at a time, so the last change wins.
    scope: { id: 'volunteer-switches' },
    onSuccess: (_, switched) => {
      queryClient.setQueryData<VolunteerProfile>(
        queryKey,
        (profile) => profile && { ...profile, ...switched },
      )
    },
    invalidates: [getOwnCard],
    onError: () => invalidate(queryClient, [queryKey]),
  })
}

export type MatchFacts = Pick<VolunteerProfile, 'remoteOnly' | 'languages' | 'isAdult' | 'isOlder'>

/** Saves the facts that decide which projects the volunteer is eligible for. */
export function useSaveFacts() {
  const queryClient = useQueryClient()
  return useEndpointMutation(saveVolunteerProfile, (body: Partial<MatchFacts>) => ({ body }), {
    // One at a time, so the last answer wins.
    scope: { id: 'volunteer-facts' },
    onSuccess: (_, facts) => {
      queryClient.setQueryData<VolunteerProfile>(queryKey, (profile) => profile && { ...profile, ...facts })
      refreshMatches(queryClient)
    },
    onError: () => invalidate(queryClient, [queryKey]),
  })
}
