import { getAdministrationOverview } from '#contract/administration/administration.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { decideOrganizationCase, decidePersonCase } from '#contract/moderation/account-reports.ts'
import { decideAppeal } from '#contract/moderation/appeals.ts'
import { exportReports, listReports } from '#contract/moderation/queue.ts'
import type { AccountKind } from '#domain/moderation/reports.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'

export type ReportSearch = EndpointRequest<typeof listReports>['query']

/** Reported items of all kinds. */
export function useReports(search: ReportSearch) {
  return useEndpointList(listReports, { query: search })
}

/** Downloads all cases that a search shows. */
export const useReportsExport = (search: ReportSearch) =>
  useCallMutation(() => download(exportReports, { body: search }))

const endpoints = { person: decidePersonCase, organization: decideOrganizationCase } as const

/** Decides a case of a person or an organization and refetches the lists, also when someone else was first. */
export function useDecideAccountCase(kind: AccountKind, id: string) {
  return useEndpointMutation(endpoints[kind], (body) => ({ params: { id }, body }), {
    invalidates: [listReports, getAdministrationOverview],
    invalidatesAfter: 'settled',
    // Not awaited: show the result first, while the case is still on the screen.
    awaitsRefetch: false,
  })
}

/** Grants or denies an appeal and refetches the lists, also when someone else was first. */
export function useDecideAppeal(id: string) {
  return useEndpointMutation(
    decideAppeal,
    (body: EndpointRequest<typeof decideAppeal>['body']) => ({ params: { id }, body }),
    {
      invalidates: [listReports, getAdministrationOverview],
      invalidatesAfter: 'settled',
      awaitsRefetch: false,
    },
  )
}
