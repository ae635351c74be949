/** The current user, as the query `/api/user` (spec F4, F7). */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { getCurrentUser, type User } from '#contract/accounts/accounts.ts'
import { endpointQuery, nullOn, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'

const session = endpointQuery(
  getCurrentUser,
  {},
  // No one is signed in: that is an answer, not a failure.
  { recover: nullOn(401), refetchOnMount: true, gcTime: Infinity },
)

/** The signed-in person, null for a visitor; `isPending` until the session is known. */
export function useSession() {
  const { data, isPending, isError, isFetching, refetch } = useLoadedQuery(session)
  return { user: data ?? null, isPending, isError, isFetching, refetch }
}

/** The signed-in person from the cache; null for a visitor. */
export function getCachedUser(queryClient: QueryClient): User | null {
  return queryClient.getQueryData(session.queryKey) ?? null
}

export function setCachedUser(queryClient: QueryClient, user: User | null): void {
  queryClient.setQueryData(session.queryKey, user)
}

/** Calls back each time the current user is fetched, or set by this page. */
export function watchUser(
  queryClient: QueryClient,
  listener: (change: { isFetched: boolean }) => void,
): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    if (query.queryHash === hashKey(session.queryKey)) listener({ isFetched: event.action.manual !== true })
  })
}

/**
 * Calls back when a fetch answers with someone else than the page is for: another tab signed them in. Only signing in on
 * this page changes whose it is.
 */
export function watchOtherUser(queryClient: QueryClient, onOther: () => void): () => void {
  let known = getCachedUser(queryClient)?.id ?? null
  return watchUser(queryClient, ({ isFetched }) => {
    const id = getCachedUser(queryClient)?.id ?? null
    if (isFetched && id !== null && known !== null && id !== known) onOther()
    // What the page shows stays theirs, though a fetch finds no session.
    if (id !== null || !isFetched) known = id
  })
}

/**
 * Follows whose page this is; the returned function says who. A fetch that answers with someone else does not change it: what the
 * page shows stays the first one's until it is opened again.
 */
export function followPagePerson(queryClient: QueryClient): () => string | null {
  let known = getCachedUser(queryClient)?.id ?? null
  watchUser(queryClient, ({ isFetched }) => {
    if (!isFetched || known === null) known = getCachedUser(queryClient)?.id ?? null
  })
  return () => known
}

/** Calls back once, when someone is signed in. */
export function onceSignedIn(queryClient: QueryClient, go: () => Promise<void>): void {
  if (getCachedUser(queryClient)) return void go()
  const stop = watchUser(queryClient, () => {
    if (!getCachedUser(queryClient)) return
    stop()
    void go()
  })
}

/** Fetches the current user again after something about them changed. */
export async function refreshUser(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: session.queryKey })
}

/** Clears everything cached for the previous person; keeps the current user. */
export function clearCachedData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.queryKey[0] })
}
