import type { QueryClient } from '@tanstack/react-query'
import { getCachedUser, watchOtherUser, watchUser } from '#web/features/accounts/session.ts'
import { connectLive, type LiveConnection } from '#web/lib/live/live-tabs.ts'
import { reloadPage } from '#web/lib/drafts/reload-page.ts'
import { followSignIns } from './session-tabs.ts'
import { refuseCallsOfOthers } from './sign-in-again.ts'

/**
 * Follows the live stream for as long as someone is signed in. `initial` says who requested the page and which event
 * they had last received; `onSignedOut` is called when the stream finds that the session is gone, or another tab that it is
 * someone else's. A page that finds out first loads again.
 */
export function startLiveUpdates(
  queryClient: QueryClient,
  { onSignedOut, ...initial }: { userId: string | null; last: number | null; onSignedOut: () => void },
): void {
  let current: { userId: string; connection: LiveConnection } | null = null
  let lastKnown: { userId: string | null; last: number | null } = initial

  const disconnect = () => {
    if (current) lastKnown = { userId: current.userId, last: current.connection.leave() }
    current = null
  }
  const syncWithUser = () => {
    const user = getCachedUser(queryClient)
    // Someone whose account is being deleted gets no news.
    const userId = user?.deletionDueAt ? null : (user?.id ?? null)
    if (userId === (current?.userId ?? null)) return current?.connection.wake()
    disconnect()
    if (userId === null) return
    const after = lastKnown.userId === userId ? lastKnown.last : null
    current = { userId, connection: connectLive({ userId, after, onSignedOut }) }
  }
  syncWithUser()
  watchUser(queryClient, syncWithUser)
  refuseCallsOfOthers(queryClient)
  followSignIns(queryClient, onSignedOut)
  watchOtherUser(queryClient, reloadPage)
  // A page in the back/forward cache must not hold a connection open. It reconnects when it is shown again.
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', ({ persisted }) => persisted && syncWithUser())
}
