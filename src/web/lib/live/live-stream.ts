/** One connection to the live stream: it reconnects automatically and resumes after the last event. */
import { createEventParser, lastIdHeader, streamType, type StreamEvent } from '#contract/live/event-stream.ts'
import { followLive } from '#contract/live/live.ts'
import type { LiveStatus } from './live.ts'

export interface StreamOptions {
  /** Whose stream it is. If someone else signs in later in another tab, this page must not get their events. */
  userId: string
  /** The id of the last event received; null if there is none. Called for each connection. */
  getLastId: () => number | null
  receive: (event: StreamEvent) => void
  reportStatus: (status: LiveStatus) => void
  /** Ends the stream. */
  signal: AbortSignal
}

/**
 * Seconds until the first retry: doubled with each failure, with jitter so that clients do not all reconnect
 * together.
 */
const initialRetrySeconds = 1
const maxRetrySeconds = 30
/** How many heartbeat intervals may pass without a sign of life before the connection counts as lost. */
const heartbeatTolerance = 2.5

/** Follows the stream until the signal aborts, the session ends, or no one is signed in anymore. */
export async function followStream(options: StreamOptions): Promise<'left' | 'session-ended' | 'signed-out'> {
  const { signal, reportStatus } = options
  reportStatus('connecting')
  for (let failures = 0; !signal.aborted; failures += 1) {
    const { isSignedOut, isSessionOver, wasOpen, retryAfter } = await connectOnce(options)
    if (signal.aborted) break
    if (isSignedOut) return 'signed-out'
    if (isSessionOver) return 'session-ended'
    reportStatus('connecting')
    if (wasOpen) failures = 0
    const retrySeconds =
      Math.min(initialRetrySeconds * 2 ** failures, maxRetrySeconds) * (0.5 + Math.random() / 2)
    await waitToRetry(Math.max(retrySeconds, retryAfter), signal)
  }
  return 'left'
}

interface StreamEnd {
  isSignedOut: boolean
  isSessionOver: boolean
  wasOpen: boolean
  /** Seconds to wait before retrying, as the server asked. */
  retryAfter: number
}

async function connectOnce({
  userId,
  getLastId,
  receive,
  reportStatus,
  signal,
}: StreamOptions): Promise<StreamEnd> {
  const end: StreamEnd = { isSignedOut: false, isSessionOver: false, wasOpen: false, retryAfter: 0 }
  const timeout = new AbortController()
  const combinedSignal = AbortSignal.any([signal, timeout.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  let seconds = maxRetrySeconds
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => timeout.abort(), seconds * heartbeatTolerance * 1000)
  }
  const receiveOne = (event: StreamEvent) => {
    if (event.kind === 'open') {
      end.wasOpen = true
      seconds = parseHeartbeat(event.data) ?? seconds
      reportStatus('open')
    }
    if (event.kind === 'ended') end.isSessionOver = true
    else receive(event)
  }
  try {
    wait()
    const last = getLastId()
    const response = await fetch(new URL(`${followLive.path}?user=${userId}`, document.baseURI), {
      credentials: 'include',
      cache: 'no-store',
      headers: { accept: streamType, ...(last !== null && { [lastIdHeader]: String(last) }) },
      signal: combinedSignal,
    })
    end.isSignedOut = response.status === 401
    end.retryAfter = Number(response.headers.get('retry-after') ?? 0) || 0
    if (!response.ok || !response.body) return end
    const read = createEventParser()
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      wait()
      for (const event of read(decoder.decode(part.value, { stream: true }))) receiveOne(event)
    }
  } catch {
    // Disconnected: by the network, by a timeout or by the other side.
  } finally {
    clearTimeout(timer)
  }
  return end
}

function parseHeartbeat(data: unknown): number | null {
  const seconds: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'heartbeat') : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

/** Waits for some seconds, or less: until the network is back, the page becomes visible, or the signal aborts. */
function waitToRetry(seconds: number, signal: AbortSignal): Promise<void> {
  return waitFor({ seconds, signal, wakeEvents: [[window, 'online']] })
}

interface Waiting {
  /** Maximum wait in seconds; null waits without a limit. */
  seconds: number | null
  signal: AbortSignal
  /** Further events that end the wait, besides the signal and the page becoming visible. */
  wakeEvents: readonly [target: EventTarget, name: string][]
}

/** Waits until the page becomes visible, or until something else ends the wait. */
export function waitFor({ seconds, signal, wakeEvents }: Waiting): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = seconds === null ? undefined : setTimeout(stop, seconds * 1000)
    const stopIfVisible = () => document.visibilityState === 'visible' && stop()
    document.addEventListener('visibilitychange', stopIfVisible, { signal: done.signal })
    for (const [target, name] of [[signal, 'abort'] as const, ...wakeEvents]) {
      target.addEventListener(name, stop, { signal: done.signal })
    }
  })
}
