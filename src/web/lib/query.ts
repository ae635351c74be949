import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOutError } from './api-error.ts'

/** Milliseconds between telling that the session has ended and going to sign in (foundation 9). */
export const signInDelay = 500

/**
 * The data client with the documented defaults: no retries, no refetch on focus or interval, never stale
 * (foundation 8). `onSignedOut` is called when a call finds the session gone.
 */
export function createQueryClient({ onSignedOut }: { onSignedOut: () => void }): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOutError(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        // What fails without a network fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
