import type { QueryClient } from '@tanstack/react-query'
import { getCachedUser, watchUser } from '#web/features/accounts/session.ts'

const name = 'bridge-session'

/**
 * Announces to the other tabs of this browser who is signed in, and calls back when another tab announces someone else
 * than on this page: all tabs share one session.
 */
export function followSignIns(queryClient: QueryClient, onOther: () => void): void {
  if (!('BroadcastChannel' in window)) return
  let channel: BroadcastChannel | null = null
  let said: string | null = null

  const say = () => {
    const id = getCachedUser(queryClient)?.id ?? null
    if (id !== null && id !== said) channel?.postMessage(id)
    said = id
  }
  const connect = () => {
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const user = getCachedUser(queryClient)
      if (user && typeof data === 'string' && data !== user.id) onOther()
    })
  }
  connect()
  say()
  watchUser(queryClient, say)
  // A page in the back/forward cache may not have an open channel. What it missed, its live stream finds out.
  window.addEventListener('pagehide', () => channel?.close())
  window.addEventListener('pageshow', ({ persisted }) => persisted && connect())
}
