/** Both dashboards. Cached data shows immediately and is fetched again. */
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

export function useVolunteerDashboard() {
  return useEndpointQuery(getVolunteerDashboard, {})
}

export function useOrganizationDashboard() {
  return useEndpointQuery(getOrganizationDashboard, {})
}
