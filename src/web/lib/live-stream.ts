/** One connection to the live stream: it comes back by itself, and goes on where it was. */
import { makeEventReader, type StreamEvent } from '#contract/event-stream.ts'
import { followLive, lastIdHeader, streamType } from '#contract/live.ts'
import type { LiveStatus } from './live.ts'

export interface Following {
  /** Whose stream it is: that of whoever signs in later, in another tab, is not for this page. */
  userId: string
  /** The id of the last event that was heard; null for none. Asked for at each new beginning. */
  readLast: () => number | null
  hear: (event: StreamEvent) => void
  tellStatus: (status: LiveStatus) => void
  /** Ends it. */
  signal: AbortSignal
}

/** Seconds until the next try: doubled with each failure, and never the same for all whom one end has cut off. */
const firstPause = 1
const longestPause = 30
/** How many times the time between two signs of life may pass in silence before the connection is taken for lost. */
const patience = 2.5

/** Follows the stream until it is left, until its session has ended, or until nobody is signed in any more. */
export async function followStream(following: Following): Promise<'left' | 'session-ended' | 'signed-out'> {
  const { signal, tellStatus } = following
  tellStatus('connecting')
  for (let failures = 0; !signal.aborted; failures += 1) {
    const { isSignedOut, isSessionOver, wasOpen, retryAfter } = await followOnce(following)
    if (signal.aborted) break
    if (isSignedOut) return 'signed-out'
    if (isSessionOver) return 'session-ended'
    tellStatus('connecting')
    if (wasOpen) failures = 0
    const pause = Math.min(firstPause * 2 ** failures, longestPause) * (0.5 + Math.random() / 2)
    await rest(Math.max(pause, retryAfter), signal)
  }
  return 'left'
}

interface End {
  isSignedOut: boolean
  isSessionOver: boolean
  wasOpen: boolean
  /** Seconds that the server asks to be left alone for. */
  retryAfter: number
}

async function followOnce({ userId, readLast, hear, tellStatus, signal }: Following): Promise<End> {
  const end: End = { isSignedOut: false, isSessionOver: false, wasOpen: false, retryAfter: 0 }
  const silence = new AbortController()
  const cut = AbortSignal.any([signal, silence.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  let seconds = longestPause
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), seconds * patience * 1000)
  }
  const hearOne = (event: StreamEvent) => {
    if (event.kind === 'open') {
      end.wasOpen = true
      seconds = readSeconds(event.data) ?? seconds
      tellStatus('open')
    }
    if (event.kind === 'ended') end.isSessionOver = true
    else hear(event)
  }
  try {
    wait()
    const last = readLast()
    const response = await fetch(new URL(`${followLive.path}?user=${userId}`, document.baseURI), {
      credentials: 'include',
      cache: 'no-store',
      headers: { accept: streamType, ...(last !== null && { [lastIdHeader]: String(last) }) },
      signal: cut,
    })
    end.isSignedOut = response.status === 401
    end.retryAfter = Number(response.headers.get('retry-after') ?? 0) || 0
    if (!response.ok || !response.body) return end
    const read = makeEventReader()
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      wait()
      for (const event of read(decoder.decode(part.value, { stream: true }))) hearOne(event)
    }
  } catch {
    // Cut off: by the network, by silence or by whoever ended it.
  } finally {
    clearTimeout(timer)
  }
  return end
}

function readSeconds(data: unknown): number | null {
  const seconds: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'heartbeat') : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

/** Waits for some seconds, or less: until the network is back, somebody looks at the page again, or the end. */
function rest(seconds: number, signal: AbortSignal): Promise<void> {
  return waitFor({ seconds, signal, wakers: [[window, 'online']] })
}

interface Waiting {
  /** At most; null waits without end. */
  seconds: number | null
  signal: AbortSignal
  /** What else ends it, beside the signal and a look at the page. */
  wakers: readonly [target: EventTarget, name: string][]
}

/** Waits until somebody looks at the page again, or until something else ends it. */
export function waitFor({ seconds, signal, wakers }: Waiting): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = seconds === null ? undefined : setTimeout(stop, seconds * 1000)
    const stopIfSeen = () => document.visibilityState === 'visible' && stop()
    document.addEventListener('visibilitychange', stopIfSeen, { signal: done.signal })
    for (const [target, name] of [[signal, 'abort'] as const, ...wakers]) {
      target.addEventListener(name, stop, { signal: done.signal })
    }
  })
}
