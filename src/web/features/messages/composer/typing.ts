import { useEffect, useRef, useState } from 'react'
import { signalTyping } from '#contract/messages/conversations.ts'
import { call } from '#web/lib/calls/api.ts'
import { useLive } from '#web/lib/live/live.ts'

/** Milliseconds between two typing signals, and how long one counts. */
const typingIntervals = { sent: 3000, shown: 6000 }

/** Signals that the reader is typing, at most every few seconds; a lost signal doesn't matter. */
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

/** The name of the person typing, until their message arrives; null if no one is. */
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
