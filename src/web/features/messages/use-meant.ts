import { useEffect, useState } from 'react'
import type { Message } from '#contract/conversation-messages.ts'
import type { useHistory } from './history-api.ts'

/**
 * Brings the part of the conversation onto the page that a linked message stands in. `linked`: undefined until it is known,
 * or where no link led here; null where there is none.
 */
export function useMeant(linked: Message | null | undefined, more: ReturnType<typeof useHistory>) {
  const { history, showAround } = more
  const isHere = linked ? (history?.messages.some(({ id }) => id === linked.id) ?? false) : false
  // Once: whoever came to it, or could not, goes on from there as they like.
  const [asked, setAsked] = useState<{ id: string; isThere: boolean } | null>(null)
  const known = linked && asked?.id === linked.id ? asked : null
  if (linked && isHere && !known) setAsked({ id: linked.id, isThere: true })
  const wanted = linked && history && !isHere && !known ? linked : null
  useEffect(() => {
    if (!wanted) return
    // Where it cannot be had the newest ones are read instead.
    showAround(wanted.position).catch(() => setAsked({ id: wanted.id, isThere: false }))
  }, [wanted, showAround])
  return { isFound: known?.isThere ?? isHere, isAwaited: wanted !== null }
}
