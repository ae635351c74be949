import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** The person's volunteer profile; null if there is none yet. */
export function useVolunteerProfile() {
  return useEndpointQuery(getVolunteerProfile, {}, { recover: nullOn(404) })
}

/** The profile of the organization that acts; null until it has a name. It is asked for only if `isNeeded`. */
export function useOrganizationProfile({ isNeeded = true } = {}) {
  const query = useActingQuery()
  return useEndpointQuery(getOrganizationProfile, isNeeded ? { query } : null, { recover: nullOn(404) })
}
