import { useEffect, useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import type { useHistory } from '#web/features/messages/log/history-api.ts'

/**
 * Brings the part of the conversation onto the page that a linked message stands in. `linked`: undefined until it is known,
 * or where no link led here; null where there is none.
 */
export function useLoadLinkedMessage(
  linked: Message | null | undefined,
  more: ReturnType<typeof useHistory>,
) {
  const { history, showAround } = more
  const isHere = linked ? (history?.messages.some(({ id }) => id === linked.id) ?? false) : false
  // Once: whoever came to it, or could not, goes on from there as they like.
  const [attempt, setAttempt] = useState<{ id: string; isThere: boolean } | null>(null)
  const currentAttempt = linked && attempt?.id === linked.id ? attempt : null
  if (linked && isHere && !currentAttempt) setAttempt({ id: linked.id, isThere: true })
  const missing = linked && history && !isHere && !currentAttempt ? linked : null
  useEffect(() => {
    if (!missing) return
    // Where it cannot be had the newest ones are read instead.
    showAround(missing.position).catch(() => setAttempt({ id: missing.id, isThere: false }))
  }, [missing, showAround])
  return { matchesAll: currentAttempt?.isThere ?? isHere, isAwaited: missing !== null }
}
