import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
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
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'

export type ProfileWrite = { create: NewVolunteerProfileInput } | { change: VolunteerChangesInput }

const queryKey = [getVolunteerProfile.path]

function refreshMatches(queryClient: QueryClient) {
  for (const { path } of [
    listRecommendations,
    getVolunteerDashboard,
    getProjectMatches,
    getMatchingInsights,
  ]) {
    void queryClient.invalidateQueries({ queryKey: [path] })
  }
}

function cacheProfile(queryClient: QueryClient, profile: VolunteerProfile) {
  queryClient.setQueryData(queryKey, profile)
  // Matches depend on the profile.
  refreshMatches(queryClient)
}

/** Creates the profile, or updates the given fields. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (write: ProfileWrite) =>
      'create' in write
        ? call(createVolunteerProfile, { body: write.create })
        : call(saveVolunteerProfile, { body: write.change }),
    onSuccess: (profile) => cacheProfile(queryClient, profile),
    onError: (error) => {
      // Another tab was first, or the profile is gone: fetch the current one.
      if (isApiError(error) && (error.status === 409 || error.status === 404)) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
}

export type Switches = Pick<VolunteerProfile, 'isPortfolioPublic' | 'isContactable'>

/** Changes one of the profile's switches. */
export function useSwitch() {
  const queryClient = useQueryClient()
  return useMutation({
    // One at a time, so the last change wins.
    scope: { id: 'volunteer-switches' },
    mutationFn: (switched: Partial<Switches>) => call(saveVolunteerProfile, { body: switched }),
    onSuccess: (_, switched) => {
      queryClient.setQueryData<VolunteerProfile>(
        queryKey,
        (profile) => profile && { ...profile, ...switched },
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export type MatchFacts = Pick<VolunteerProfile, 'remoteOnly' | 'languages' | 'isAdult' | 'isOlder'>

/** Saves the facts that decide which projects the volunteer is eligible for. */
export function useSaveFacts() {
  const queryClient = useQueryClient()
  return useMutation({
    // One at a time, so the last answer wins.
    scope: { id: 'volunteer-facts' },
    mutationFn: (facts: Partial<MatchFacts>) => call(saveVolunteerProfile, { body: facts }),
    onSuccess: (_, facts) => {
      queryClient.setQueryData<VolunteerProfile>(queryKey, (profile) => profile && { ...profile, ...facts })
      refreshMatches(queryClient)
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
