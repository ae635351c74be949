import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** Open cases and platform numbers; fetched again by each screen that shows them. */
export function useAdminOverview() {
  return useEndpointQuery(getAdministrationOverview, {})
}
