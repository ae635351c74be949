/** They load with the screen, the code of their tab once the tab is opened. */
import { listRecommendations } from '#contract/projects/discovery.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** Matches for the reader's profile, best first; fetched again each time it is opened. */
export function useRecommendations() {
  return useEndpointQuery(listRecommendations, {})
}
