/** Sends waiting messages in order, whenever there is a connection. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { sendMessage, type Message } from '#contract/messages/messages.ts'
import { call } from '#web/lib/calls/api.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { cacheMessage } from '#web/features/messages/cache.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { removeWaiting, subscribeToWaiting } from './outbox.ts'
import { listWaiting, setWaitingFailure } from './outbox-store.ts'

/** Milliseconds: the timeout of one request, and the delay before a retry, which doubles each time. */
const sendTimeout = 30_000
const retryDelays = { first: 2000, longest: 60_000 }
/** Attempts after server errors before the writer must decide. */
const maxAttempts = 4

type Outcome = { next: 'done' | 'later' } | { next: 'refused'; why: string }

/** Decides what to do with a message that could not be sent. */
function decideOutcome(error: unknown, count: number): Outcome {
  const { unreachable } = readTexts(errorsCatalog)
  if (!isApiError(error)) return { next: 'later' }
  const { status, body } = error
  if (status === 0 || status === 401 || status === 408) return { next: 'later' }
  if (status === 429 && body?.code === 'too_many_requests') return { next: 'later' }
  if (status >= 500 && count < maxAttempts) return { next: 'later' }
  return { next: 'refused', why: body?.message ?? unreachable }
}

/** Sends a message as a mutation, so that one who has no session anymore is asked to sign in again. */
const sendOne = (queryClient: QueryClient, request: EndpointRequest<typeof sendMessage>): Promise<Message> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => call(sendMessage, request, { signal: AbortSignal.timeout(sendTimeout) }),
    })
    .execute(undefined)

/** Sends all waiting messages; 'later' if the connection or the server failed. */
async function sendAll(
  userId: string,
  { counts, queryClient }: { counts: Map<string, number>; queryClient: QueryClient },
): Promise<'done' | 'later'> {
  for (;;) {
    const waiting = listWaiting(userId).find(({ failure }) => failure === null)
    if (!waiting) return 'done'
    const { id, conversationId, content, attachments } = waiting
    try {
      const request = {
        params: { id: conversationId },
        body: { id, content, attachmentIds: attachments.map((one) => one.id) },
      }
      const message = await sendOne(queryClient, request)
      counts.delete(id)
      // Added to the log before it leaves the outbox, so it never disappears in between.
      cacheMessage(queryClient, message)
      removeWaiting(userId, id)
    } catch (error) {
      const count = (counts.get(id) ?? 0) + 1
      counts.set(id, count)
      const outcome = decideOutcome(error, count)
      if (outcome.next !== 'refused') return 'later'
      counts.delete(id)
      setWaitingFailure(userId, id, outcome.why)
    }
  }
}

/** One tab at a time if the browser supports locks; otherwise the message ids prevent duplicates. */
async function withTabLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

/** Sends the person's waiting messages while it is mounted. */
export function OutboxSender({ userId }: { userId: string }): null {
  const queryClient = useQueryClient()
  useEffect(() => {
    const counts = new Map<string, number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let retryDelay = retryDelays.first
    let isStopped = false
    let run: Promise<void> | null = null
    let isRequested = false

    async function work() {
      while (isRequested && !isStopped) {
        isRequested = false
        const found = await withTabLock(`bridgeCollective_outbox:${userId}`, () =>
          isStopped ? Promise.resolve('done' as const) : sendAll(userId, { counts, queryClient }),
        )
        clearTimeout(timer)
        if (found === 'done') retryDelay = retryDelays.first
        else if (!isStopped) {
          timer = setTimeout(start, retryDelay)
          retryDelay = Math.min(retryDelay * 2, retryDelays.longest)
        }
      }
    }
    function start() {
      if (!listWaiting(userId).some(({ failure }) => failure === null)) return
      isRequested = true
      run ??= work().finally(() => {
        run = null
        if (isRequested && !isStopped) start()
      })
    }
    function restart() {
      retryDelay = retryDelays.first
      start()
    }
    const unsubscribe = subscribeToWaiting(start)
    window.addEventListener('online', restart)
    document.addEventListener('visibilitychange', start)
    start()
    return () => {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('online', restart)
      document.removeEventListener('visibilitychange', start)
    }
  }, [queryClient, userId])
  return null
}
