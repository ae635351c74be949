import {
  discardUnfinishedProject,
  listUnfinishedProjects,
  type UnfinishedProject,
} from '#contract/projects/unfinished.ts'
import { getOrganizationHome } from '#contract/dashboards/homes.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { useEndpointMutation, type MutationSettings } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** What shows forms that were changed or discarded. */
export const unfinishedLists = [listUnfinishedProjects, getOrganizationHome] as const

/** The reader's forms of new projects, for the organization that acts or the one or all that the URL names. */
export function useUnfinishedProjects(organization?: string) {
  return useEndpointQuery(listUnfinishedProjects, { query: useScopeQuery(organization) })
}

/** Deletes an unfinished project from its author's account. */
export function useDiscardUnfinished(
  settings: MutationSettings<{ message: string }, UnfinishedProject['id'], unknown> = {},
) {
  return useEndpointMutation(discardUnfinishedProject, (id: string) => ({ params: { id } }), {
    invalidates: unfinishedLists,
    ...settings,
  })
}
