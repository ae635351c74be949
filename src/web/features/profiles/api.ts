import { useQuery } from '@tanstack/react-query'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'

/** The answer, or null where there is no profile yet. */
async function orNone<Profile>(answer: Promise<Profile>): Promise<Profile | null> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}

/** The person's volunteer profile; null where there is none yet. */
export function useVolunteerProfile() {
  return useQuery({
    queryKey: [getVolunteerProfile.path],
    queryFn: (context) => orNone(call(getVolunteerProfile, {}, context)),
    refetchOnMount: 'always',
  })
}

/** The profile of the person's organization; null until it has a name. */
export function useOrganizationProfile() {
  return useQuery({
    queryKey: [getOrganizationProfile.path],
    queryFn: (context) => orNone(call(getOrganizationProfile, {}, context)),
    refetchOnMount: 'always',
  })
}
