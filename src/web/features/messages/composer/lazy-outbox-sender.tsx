import { useEffect, useEffectEvent, useState } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { subscribeToWaiting, useHasWaiting } from './outbox.ts'
import type { OutboxSender } from './outbox-sender.ts'

/** Loads the code that sends, so that it is there when the connection is not. */
export const loadOutboxSender = async () => (await withTexts(import('./outbox-sender.ts'))).OutboxSender

/** Sends the person's waiting messages, on every screen. Its code loads with the first one. */
export function LazyOutboxSender({ userId }: { userId: string }) {
  const [Loaded, setLoaded] = useState<typeof OutboxSender | null>(null)
  const isNeeded = useHasWaiting(userId) && Loaded === null
  const load = useEffectEvent(() =>
    loadOutboxSender().then(
      (sender) => setLoaded(() => sender),
      // The messages stay stored, and it tries again with the next one and when the connection returns.
      () => {},
    ),
  )
  useEffect(() => {
    if (!isNeeded) return
    const tryAgain = () => void load()
    tryAgain()
    // Also when live updates connect again, which the browser may not notice.
    const unsubscribe = subscribeToWaiting(tryAgain)
    window.addEventListener('online', tryAgain)
    return () => {
      unsubscribe()
      window.removeEventListener('online', tryAgain)
    }
  }, [isNeeded])
  return Loaded && <Loaded userId={userId} />
}
