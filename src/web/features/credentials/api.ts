import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCredential, revokeCredential, type Credential } from '#contract/credentials/credentials.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { endpointQuery, nullOn, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const credentialQuery = (id: string) =>
  endpointQuery(
    getCredential,
    { params: { id } },
    // An id that is not even valid (400) means no credential, too.
    { recover: nullOn(404, 400), refetchOnMount: refetchUnlessServerRendered },
  )

/** A credential with the results of its checks; null if there is none. */
export function useCredential(id: string) {
  return useLoadedQuery(credentialQuery(id))
}

/** Loads a credential before its screen renders; throws if that fails. */
export function loadCredential(queryClient: QueryClient, id: string): Promise<Credential | null> {
  return queryClient.query(credentialQuery(id))
}

/** Revokes a credential; its screen then shows the response. */
export function useRevocation(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = credentialQuery(id)
  return useEndpointMutation(revokeCredential, (reason: string) => ({ params: { id }, body: { reason } }), {
    caches: queryKey,
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
