import { useEffect, useRef, useState } from 'react'
import { signalTyping } from '#contract/conversations.ts'
import { call } from '#web/lib/api.ts'
import { useLive } from '#web/lib/live.ts'

/** Milliseconds between two signals of who writes, and for which one of them counts. */
const pace = { sent: 3000, lasts: 6000 }

/** Tells the other readers that one is writing, every few seconds at most; whether they hear of it does not matter. */
export function useTypingSignal(conversationId: string): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
    }, pace.sent)
    call(signalTyping, { params: { id: conversationId } }).catch(() => undefined)
  }
}

/** The name of who is writing in a conversation now, until their message is there; null where nobody is. */
export function useWhoTypes(conversationId: string, last: number): string | null {
  const [heard, setHeard] = useState<{ name: string; last: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive('typing', (signal) => {
    if (signal.conversationId !== conversationId) return
    clearTimeout(timer.current)
    setHeard({ name: signal.name, last })
    timer.current = setTimeout(() => setHeard(null), pace.lasts)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return heard?.last === last ? heard.name : null
}
