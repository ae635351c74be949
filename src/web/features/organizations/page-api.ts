import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getOrganization, type Organization } from '#contract/organizations/page.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

function organizationQuery(id: string) {
  return queryOptions({
    queryKey: [getOrganization.path, id],
    queryFn: async (context): Promise<Organization | null> => {
      try {
        return await call(getOrganization, { params: { id } }, context)
      } catch (error) {
        // An address that cannot even be read (400) leads to no organization either.
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    refetchOnMount: refetchUnlessServerRendered,
  })
}

/** One organization by its id or that of a person whose primary one it is; null where there is none. */
export function useOrganization(id: string) {
  return useQuery(organizationQuery(id))
}

/** Reads an organization before its screen is drawn; throws where that cannot be told. */
export function loadOrganization(queryClient: QueryClient, id: string): Promise<Organization | null> {
  return queryClient.query(organizationQuery(id))
}
