import { useQuery, type QueryClient } from '@tanstack/react-query'
import { getOrganization, type Organization } from '#contract/organizations/page.ts'
import { endpointQuery, nullOn } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const organizationQuery = (id: string) =>
  endpointQuery(
    getOrganization,
    { params: { id } },
    // An address that cannot even be read (400) leads to no organization either.
    { recover: nullOn(404, 400), refetchOnMount: refetchUnlessServerRendered },
  )

/** One organization by its id or that of a person whose primary one it is; null where there is none. */
export function useOrganization(id: string) {
  return useQuery(organizationQuery(id))
}

/** Reads an organization before its screen is drawn; throws where that cannot be told. */
export function loadOrganization(queryClient: QueryClient, id: string): Promise<Organization | null> {
  return queryClient.query(organizationQuery(id))
}
