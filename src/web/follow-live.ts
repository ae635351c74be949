import type { QueryClient } from '@tanstack/react-query'
import { readUser, watchUser } from '#web/features/accounts/session.ts'
import { joinLive, type Joined } from '#web/lib/live-tabs.ts'

/**
 * Follows the live stream of whoever is signed in, for as long as they are; `drawn` is who asked for the page, and what they
 * had been told by then.
 */
export function followLive(
  queryClient: QueryClient,
  drawn: { userId: string | null; last: number | null },
): void {
  let following: { userId: string; joined: Joined } | null = null
  let known = drawn

  const leave = () => {
    if (following) known = { userId: following.userId, last: following.joined.leave() }
    following = null
  }
  const follow = () => {
    const userId = readUser(queryClient)?.id ?? null
    if (userId === (following?.userId ?? null)) return following?.joined.wake()
    leave()
    if (userId === null) return
    following = { userId, joined: joinLive(userId, known.userId === userId ? known.last : null) }
  }
  follow()
  watchUser(queryClient, follow)
  // A page that the browser keeps for the way back holds nothing open, and goes on when it is shown again.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow())
}
