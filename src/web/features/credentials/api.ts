import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCredential, revokeCredential, type Credential } from '#contract/credentials/credentials.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

function credentialQuery(id: string) {
  return queryOptions({
    queryKey: [getCredential.path, id],
    queryFn: async (context): Promise<Credential | null> => {
      try {
        return await call(getCredential, { params: { id } }, context)
      } catch (error) {
        // An address that cannot even be read (400) leads to no credential either.
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    refetchOnMount: refetchUnlessServerRendered,
  })
}

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
  return useMutation({
    mutationFn: (reason: string) => call(revokeCredential, { params: { id }, body: { reason } }),
    onSuccess: (credential) => queryClient.setQueryData(credentialQuery(id).queryKey, credential),
    onError: () => void queryClient.invalidateQueries({ queryKey: credentialQuery(id).queryKey }),
  })
}
