/** Sends what was written, in its order, whenever there is a connection. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendMessage, type Message } from '#contract/conversation-messages.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { takeIntoCache } from './cache.ts'
import { forgetWaiting, hearWaiting, markWaiting, readWaiting } from './outbox-store.ts'

/** Milliseconds that an answer may take, and until it is tried again: doubled each time. */
const patience = 30_000
const pauses = { first: 2000, longest: 60_000 }
/** How often a message is tried that the server fails at, before its writer is asked. */
const tries = 4

type Outcome = { next: 'done' | 'later' } | { next: 'refused'; why: string }

/** What is to become of a message that could not be sent. */
function judge(error: unknown, count: number): Outcome {
  const { unreachable } = errorsTexts
  if (!isApiError(error)) return { next: 'later' }
  const { status, body } = error
  if (status === 0 || status === 401 || status === 408) return { next: 'later' }
  if (status === 429 && body?.code === 'too_many_requests') return { next: 'later' }
  if (status >= 500 && count < tries) return { next: 'later' }
  return { next: 'refused', why: body?.message ?? unreachable }
}

/** Sends all that waits; 'later' where the connection or the server failed. */
async function sendAll(
  userId: string,
  { counts, onSent }: { counts: Map<string, number>; onSent: (message: Message) => void },
): Promise<'done' | 'later'> {
  for (;;) {
    const waiting = readWaiting(userId).find(({ failure }) => failure === null)
    if (!waiting) return 'done'
    const { id, conversationId, content, attachments } = waiting
    try {
      const message = await call(
        sendMessage,
        {
          params: { id: conversationId },
          body: { id, content, attachmentIds: attachments.map((one) => one.id) },
        },
        { signal: AbortSignal.timeout(patience) },
      )
      counts.delete(id)
      // First where it is read, so that it never vanishes in between.
      onSent(message)
      forgetWaiting(userId, id)
    } catch (error) {
      const count = (counts.get(id) ?? 0) + 1
      counts.set(id, count)
      const outcome = judge(error, count)
      if (outcome.next !== 'refused') return 'later'
      counts.delete(id)
      markWaiting(userId, id, outcome.why)
    }
  }
}

/** One tab at a time, where the browser can say so; elsewhere the ids keep a message from being there twice. */
async function alone<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

/** Sends the person's waiting messages as long as it is mounted, on whatever screen they are. */
export function useOutboxSender(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const counts = new Map<string, number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = pauses.first
    let isOver = false
    let run: Promise<void> | null = null
    let isAsked = false

    async function work() {
      while (isAsked && !isOver) {
        isAsked = false
        const found = await alone(`bridgeCollective_outbox:${userId}`, () =>
          isOver
            ? Promise.resolve('done' as const)
            : sendAll(userId, { counts, onSent: (message) => takeIntoCache(queryClient, message) }),
        )
        clearTimeout(timer)
        if (found === 'done') pause = pauses.first
        else if (!isOver) {
          timer = setTimeout(start, pause)
          pause = Math.min(pause * 2, pauses.longest)
        }
      }
    }
    function start() {
      if (!readWaiting(userId).some(({ failure }) => failure === null)) return
      isAsked = true
      run ??= work().finally(() => {
        run = null
        if (isAsked && !isOver) start()
      })
    }
    function startAfresh() {
      pause = pauses.first
      start()
    }
    const stopHearing = hearWaiting(start)
    window.addEventListener('online', startAfresh)
    document.addEventListener('visibilitychange', start)
    start()
    return () => {
      isOver = true
      clearTimeout(timer)
      stopHearing()
      window.removeEventListener('online', startAfresh)
      document.removeEventListener('visibilitychange', start)
    }
  }, [queryClient, userId])
}
