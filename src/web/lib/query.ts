import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Transport } from './api.ts'
import { isSignedOutError } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { transport?: Transport }
  }
}

/** Milliseconds between telling that the session has ended and going to sign in (foundation 9). */
export const signInDelay = 500

type DataClientOptions = { onSignedOut: () => void; transport?: Transport }

/**
 * The data client with the documented defaults: no retries, no refetch on focus or interval, never stale
 * (foundation 8). `onSignedOut` is called when a call finds the session gone; `transport` takes the network's place.
 */
export function createQueryClient({ onSignedOut, transport }: DataClientOptions): QueryClient {
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
        ...(transport && { meta: { transport } }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
