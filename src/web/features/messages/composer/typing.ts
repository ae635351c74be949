import { useEffect, useRef, useState } from 'react'
import { signalTyping } from '#contract/messages/conversations.ts'
import { call } from '#web/lib/api.ts'
import { useLive } from '#web/lib/live.ts'

/** Milliseconds between two signals of who writes, and for which one of them counts. */
const typingIntervals = { sent: 3000, shown: 6000 }

/** Tells the other readers that one is writing, every few seconds at most; whether they hear of it does not matter. */
export function useTypingSignal(conversationId: string): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
    }, typingIntervals.sent)
    call(signalTyping, { params: { id: conversationId } }).catch(() => undefined)
  }
}

/** The name of who is writing in a conversation now, until their message is there; null where nobody is. */
export function useTypingName(conversationId: string, last: number): string | null {
  const [typing, setTyping] = useState<{ name: string; last: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive('typing', (signal) => {
    if (signal.conversationId !== conversationId) return
    clearTimeout(timer.current)
    setTyping({ name: signal.name, last })
    timer.current = setTimeout(() => setTyping(null), typingIntervals.shown)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return typing?.last === last ? typing.name : null
}
