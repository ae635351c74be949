import { getAdministrationOverview } from '#contract/administration/administration.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { decideProjectCase, exportProjectCases, listProjectCases } from '#contract/projects/cases.ts'
import { listReports } from '#contract/moderation/queue.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

export type ProjectCaseSearch = EndpointRequest<typeof listProjectCases>['query']

/** Cases of projects, or all projects that match a search. */
export function useProjectCases(search: ProjectCaseSearch) {
  return useEndpointList(listProjectCases, { query: search })
}

/** Downloads all projects that a search shows. */
export const useProjectsExport = (search: ProjectCaseSearch) =>
  useCallMutation(() => download(exportProjectCases, { body: search }))

/** Decides a case and refetches the lists, also when someone else was first. */
export function useDecideProjectCase(id: string) {
  return useEndpointMutation(decideProjectCase, (body) => ({ params: { id }, body }), {
    invalidates: [listProjectCases, listReports, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the case is still on the screen.
    awaitsRefetch: false,
  })
}
