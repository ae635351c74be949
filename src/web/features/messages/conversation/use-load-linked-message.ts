import { useEffect, useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import type { useHistory } from '#web/features/messages/log/history-api.ts'

/**
 * Loads the part of the conversation around a linked message. `linked` is undefined while it loads or without a link,
 * and null if there is no such message.
 */
export function useLoadLinkedMessage(
  linked: Message | null | undefined,
  more: ReturnType<typeof useHistory>,
) {
  const { history, showAround } = more
  const isHere = linked ? (history?.messages.some(({ id }) => id === linked.id) ?? false) : false
  // Only once: afterwards the reader scrolls freely.
  const [attempt, setAttempt] = useState<{ id: string; isThere: boolean } | null>(null)
  const currentAttempt = linked && attempt?.id === linked.id ? attempt : null
  if (linked && isHere && !currentAttempt) setAttempt({ id: linked.id, isThere: true })
  const missing = linked && history && !isHere && !currentAttempt ? linked : null
  useEffect(() => {
    if (!missing) return
    // If it can't be loaded, the newest messages show instead.
    showAround(missing.position).catch(() => setAttempt({ id: missing.id, isThere: false }))
  }, [missing, showAround])
  return { matchesAll: currentAttempt?.isThere ?? isHere, isAwaited: missing !== null }
}
