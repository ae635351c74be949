import type { QueryClient } from '@tanstack/react-query'
import { getOrganization, type Organization } from '#contract/organizations/page.ts'
import { endpointQuery, nullOn, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const organizationQuery = (id: string) =>
  endpointQuery(
    getOrganization,
    { params: { id } },
    // An id that is not even valid (400) means no organization, too.
    { recover: nullOn(404, 400), refetchOnMount: refetchUnlessServerRendered },
  )

/** One organization by its id or by the id of a person whose primary one it is; null if there is none. */
export function useOrganization(id: string) {
  return useLoadedQuery(organizationQuery(id))
}

/** Loads an organization before its screen renders; throws if that fails. */
export function loadOrganization(queryClient: QueryClient, id: string): Promise<Organization | null> {
  return queryClient.query(organizationQuery(id))
}
