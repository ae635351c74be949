import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** What waits for administrators, and the platform in numbers; asked for again with each screen that shows it. */
export function useAdminOverview() {
  return useEndpointQuery(getAdministrationOverview, {})
}
