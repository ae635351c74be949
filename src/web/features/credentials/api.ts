import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCredential, revokeCredential, type Credential } from '#contract/credentials/credentials.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { endpointQuery, nullOn } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const credentialQuery = (id: string) =>
  endpointQuery(
    getCredential,
    { params: { id } },
    // An address that cannot even be read (400) leads to no credential either.
    { recover: nullOn(404, 400), refetchOnMount: refetchUnlessServerRendered },
  )

/** A credential with the results of its checks; null where there is none. */
export function useCredential(id: string) {
  return useQuery(credentialQuery(id))
}

/** Reads a credential before its screen is drawn; throws where that cannot be told. */
export function loadCredential(queryClient: QueryClient, id: string): Promise<Credential | null> {
  return queryClient.query(credentialQuery(id))
}

/** Revokes a credential; what it says then stands on its screen. */
export function useRevocation(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = credentialQuery(id)
  return useEndpointMutation(revokeCredential, (reason: string) => ({ params: { id }, body: { reason } }), {
    caches: queryKey,
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
