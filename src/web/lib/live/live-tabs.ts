/**
 * One connection per browser: the tab that holds the lock keeps it and broadcasts events to the others. When that tab
 * closes, the browser gives the lock to another tab, which resumes after the last id it received.
 */
import type { StreamEvent } from '#contract/live/event-stream.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { dispatchReset, setLiveStatus, type LiveStatus } from './live.ts'
import { followStream, waitFor } from './live-stream.ts'

type TabMessage =
  | { event: StreamEvent }
  /** The state of the tab with the connection: sent when a new tab asks, and at each change. */
  | { status: LiveStatus; last: number | null }
  | { isNew: true }
  | { wake: true }
  /** The tab with the connection found that no one is signed in. */
  | { isSignedOut: true }

export interface LiveConnection {
  /** The session was loaded again, so a connection that waits for that retries. */
  wake(): void
  /** Disconnects and returns the id of the last event. */
  leave(): number | null
}

/**
 * Seconds after which a connection whose session has ended is tried once more: the answer that replaces the session, for
 * example after a password change, may still be on its way.
 */
const sessionRetrySeconds = 2
/** The same where none was found. A page that signs out disconnects before; one whose session was replaced after that connects again. */
const signedOutRetrySeconds = 60

interface LiveUser {
  userId: string
  /** The last event id that the page knows; null if it knows none. */
  after: number | null
  /** Called in every tab when the user has no session anymore: it expired, or someone or another tab ended it. */
  onSignedOut: () => void
}

/** Connects for a user. */
export function connectLive({ userId, after, onSignedOut }: LiveUser): LiveConnection {
  const name = `bridge-live-${userId}`
  const disconnecting = new AbortController()
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  let last = after
  let status: LiveStatus = 'connecting'
  let isLeader = false
  const wakeTarget = new EventTarget()
  let delivered = Promise.resolve()
  const wake = () => void wakeTarget.dispatchEvent(new Event('wake'))

  const send = (message: TabMessage) => channel?.postMessage(message)

  /** Delivers events in order. Without the code that checks them, whatever depends on them is fetched again. */
  function deliver(kind: string, data: unknown): void {
    const dispatchOne = async () => {
      if (disconnecting.signal.aborted) return
      if (kind === 'reset') return dispatchReset()
      const { dispatchLiveEvent } = await withTexts(import('./live-events.ts'))
      dispatchLiveEvent(kind, data)
    }
    delivered = delivered.then(dispatchOne).catch(dispatchReset)
  }

  /** Catches up to an id: if events were missed, emits a reset so that data is refetched. */
  function catchUpTo(id: number): void {
    if (last !== null && id <= last) return
    last = id
    deliver('reset', null)
  }

  function receive({ id, kind, data }: StreamEvent): void {
    if (id === null) return deliver(kind, data)
    if (kind === 'open') return catchUpTo(id)
    if (kind === 'reset') {
      last = id
      return deliver('reset', null)
    }
    if (last !== null && id <= last) return
    // Ids are consecutive, so a gap means that this tab missed events.
    if (last !== null) catchUpTo(id - 1)
    last = id
    deliver(kind, data)
  }

  function setStatus(next: LiveStatus): void {
    status = next
    setLiveStatus(next)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return
    if ('isNew' in data) return isLeader ? send({ status, last }) : undefined
    if ('wake' in data) return wake()
    if ('isSignedOut' in data) return onSignedOut()
    if ('event' in data) return receive(data.event)
    setStatus(data.status)
    if (data.last !== null) catchUpTo(data.last)
  })

  function reportStatus(next: LiveStatus): void {
    setStatus(next)
    send({ status: next, last })
  }

  async function runAsLeader(): Promise<void> {
    isLeader = true
    const signal = disconnecting.signal
    while (!signal.aborted) {
      const end = await followStream({
        userId,
        signal,
        getLastId: () => last,
        receive(event) {
          receive(event)
          send({ event })
        },
        reportStatus,
      })
      if (end === 'left') break
      reportStatus('off')
      if (end === 'signed-out') {
        onSignedOut()
        send({ isSignedOut: true })
      }
      // If a new session replaced this one, this tab or another one finds out.
      const seconds = end === 'signed-out' ? signedOutRetrySeconds : sessionRetrySeconds
      await waitFor({ seconds, signal, wakeEvents: [[wakeTarget, 'wake']] })
    }
  }

  setStatus('connecting')
  send({ isNew: true })
  if ('locks' in navigator && channel) {
    // The request rejects if this tab leaves before it gets the lock.
    navigator.locks.request(name, { signal: disconnecting.signal }, runAsLeader).catch(() => undefined)
  } else {
    void runAsLeader()
  }
  return {
    wake() {
      wake()
      if (status === 'off') send({ wake: true })
    },
    leave() {
      disconnecting.abort()
      channel?.close()
      setLiveStatus('off')
      return last
    },
  }
}

/** Only this site's pages send them, but a tab may still be of another release. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false
  if ('isNew' in data || 'wake' in data || 'isSignedOut' in data) return true
  if ('event' in data) return isStreamEvent(data.event)
  return 'status' in data && isStatus(data.status) && 'last' in data && isIdOrNull(data.last)
}

const isStreamEvent = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'id' in event &&
  isIdOrNull(event.id) &&
  'kind' in event &&
  typeof event.kind === 'string' &&
  'data' in event

const isStatus = (status: unknown) => status === 'off' || status === 'connecting' || status === 'open'
const isIdOrNull = (id: unknown) => id === null || Number.isInteger(id)
