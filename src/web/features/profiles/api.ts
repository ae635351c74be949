import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { nullOn, useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** The person's volunteer profile; null if there is none yet. */
export function useVolunteerProfile() {
  return useEndpointQuery(getVolunteerProfile, {}, { recover: nullOn(404) })
}

/** The profile of the person's organization; null until it has a name. */
export function useOrganizationProfile() {
  return useEndpointQuery(getOrganizationProfile, {}, { recover: nullOn(404) })
}
