import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCredential, revokeCredential, type Credential } from '#contract/credentials.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'

function oneCredential(id: string) {
  return queryOptions({
    queryKey: [getCredential.path, id],
    queryFn: async (asked): Promise<Credential | null> => {
      try {
        return await call(getCredential, { params: { id } }, asked)
      } catch (error) {
        // An address that cannot even be read (400) leads to no credential either.
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    refetchOnMount: refreshUnlessDrawn,
  })
}

/** A credential with the results of its checks; null where there is none. */
export function useCredential(id: string) {
  return useQuery(oneCredential(id))
}

/** Reads a credential before its screen is drawn; throws where that cannot be told. */
export function readCredential(queryClient: QueryClient, id: string): Promise<Credential | null> {
  return queryClient.query(oneCredential(id))
}

/** Revokes a credential; what it says then stands on its screen. */
export function useRevocation(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(revokeCredential, { params: { id }, body: { reason } }),
    onSuccess: (credential) => queryClient.setQueryData(oneCredential(id).queryKey, credential),
    onError: () => void queryClient.invalidateQueries({ queryKey: oneCredential(id).queryKey }),
  })
}
