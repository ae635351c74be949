import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Transport } from './api.ts'
import { isSignedOutError } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { transport?: Transport }
  }
}

/** Milliseconds between the "session expired" toast and the redirect to sign in (spec F9). */
export const signInDelay = 500

type DataClientOptions = { onSignedOut: () => void; transport?: Transport }

/**
 * The query client with the documented defaults: no retries, no refetch on focus or interval, never stale (spec F8). Only
 * what failed is tried again when the connection returns.
 * `onSignedOut` is called when a call finds the session gone; `transport` replaces the network.
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
        // What could not be loaded is tried again, and the rest is not.
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        refetchInterval: false,
        staleTime: Infinity,
        // Without a network, calls fail immediately with a message instead of waiting silently.
        networkMode: 'always',
        ...(transport && { meta: { transport } }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
