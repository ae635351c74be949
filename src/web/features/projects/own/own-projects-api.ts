/** The list loads with the screen, the code of its tab once the tab is opened. */
import { listOrganizationProjects } from '#contract/projects/management.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'

/**
 * Projects of the organization that acts, or of the one or all that the URL names: newest first, with drafts, page by
 * page.
 */
export function useOwnProjects(organization?: string) {
  return useEndpointList(listOrganizationProjects, { query: useScopeQuery(organization) })
}
