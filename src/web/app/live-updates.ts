import type { QueryClient } from '@tanstack/react-query'
import { getCachedUser, watchUser } from '#web/features/accounts/session.ts'
import { connectLive, type LiveConnection } from '#web/lib/live-tabs.ts'

/**
 * Follows the live stream of whoever is signed in, for as long as they are; `drawn` is who asked for the page, and what they
 * had been told by then.
 */
export function startLiveUpdates(
  queryClient: QueryClient,
  initial: { userId: string | null; last: number | null },
): void {
  let current: { userId: string; connection: LiveConnection } | null = null
  let lastKnown = initial

  const disconnect = () => {
    if (current) lastKnown = { userId: current.userId, last: current.connection.leave() }
    current = null
  }
  const syncWithUser = () => {
    const userId = getCachedUser(queryClient)?.id ?? null
    if (userId === (current?.userId ?? null)) return current?.connection.wake()
    disconnect()
    if (userId === null) return
    current = { userId, connection: connectLive(userId, lastKnown.userId === userId ? lastKnown.last : null) }
  }
  syncWithUser()
  watchUser(queryClient, syncWithUser)
  // A page that the browser keeps for the way back holds nothing open, and goes on when it is shown again.
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', ({ persisted }) => persisted && syncWithUser())
}
