/** Both dashboards. Cached data shows immediately and is fetched again. */
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

export function useVolunteerDashboard() {
  return useEndpointQuery(getVolunteerDashboard, {})
}

/** Of the organization that acts, or of the one or all that the URL names. */
export function useOrganizationDashboard(organization?: string) {
  return useEndpointQuery(getOrganizationDashboard, { query: useScopeQuery(organization) })
}
