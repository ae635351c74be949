/** The lists of projects on the dashboards. They load with the screens, the code of their tabs once a tab is opened. */
import { listRecommendations } from '#contract/projects/discovery.ts'
import { listOrganizationProjects } from '#contract/projects/management.ts'
import { listSavedProjects } from '#contract/projects/saved-projects.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/**
 * Projects of the organization that acts, or of the one or all that the URL names: newest first, with drafts, page by
 * page.
 */
export function useOwnProjects(organization?: string) {
  return useEndpointList(listOrganizationProjects, { query: useScopeQuery(organization) })
}

/** Matches for the reader's profile, best first; fetched again each time it is opened. */
export function useRecommendations() {
  return useEndpointQuery(listRecommendations, {})
}

/** The reader's saved projects, latest first, page by page. */
export function useSavedList() {
  return useEndpointList(listSavedProjects, { query: {} })
}
