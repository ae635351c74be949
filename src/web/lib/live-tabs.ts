/**
 * One connection a browser: the tab that holds the lock keeps it and tells the others what it hears. When that tab is closed,
 * the browser gives the lock to another, which goes on from the last id that it was told.
 */
import type { StreamEvent } from '#contract/event-stream.ts'
import { z } from '#contract/zod.ts'
import { tellLive, tellLiveStatus, type LiveStatus } from './live.ts'
import { followStream, waitFor } from './live-stream.ts'

const told = z.union([
  z.object({ event: z.object({ id: z.int().nullable(), kind: z.string(), data: z.unknown() }) }),
  /** Where the tab with the connection is: asked for by a tab that is new, and told at each change. */
  z.object({ status: z.enum(['off', 'connecting', 'open']), last: z.int().nullable() }),
  z.object({ isNew: z.literal(true) }),
  z.object({ wake: z.literal(true) }),
])
type Told = z.infer<typeof told>

export interface Joined {
  /** Whoever is signed in was read anew: a connection that waits for that tries again. */
  wake(): void
  /** Ends it, and answers the id of the last event. */
  leave(): number | null
}

/** Seconds after which a connection whose session has ended is tried once more. */
const longestAbsence = 60

/** Takes part for a person, after the last id that the page knows; null where it knows none. */
export function joinLive(userId: string, after: number | null): Joined {
  const name = `bridge-live-${userId}`
  const leaving = new AbortController()
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  let last = after
  let status: LiveStatus = 'connecting'
  let isKeeper = false
  const waking = new EventTarget()
  const wake = () => void waking.dispatchEvent(new Event('wake'))

  const send = (message: Told) => channel?.postMessage(message)

  /** Everything up to an id is known, or is asked for again. */
  function reach(id: number): void {
    if (last !== null && id <= last) return
    last = id
    tellLive('reset', null)
  }

  function hear({ id, kind, data }: StreamEvent): void {
    if (id === null) return tellLive(kind, data)
    if (kind === 'open') return reach(id)
    if (kind === 'reset') {
      last = id
      return tellLive('reset', null)
    }
    if (last !== null && id <= last) return
    // Events count by one: what lies between was told before this tab listened.
    if (last !== null) reach(id - 1)
    last = id
    tellLive(kind, data)
  }

  function show(next: LiveStatus): void {
    status = next
    tellLiveStatus(next)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = told.safeParse(data)
    if (!read.success) return
    if ('isNew' in read.data) return isKeeper ? send({ status, last }) : undefined
    if ('wake' in read.data) return wake()
    if ('event' in read.data) return hear(read.data.event)
    show(read.data.status)
    if (read.data.last !== null) reach(read.data.last)
  })

  function tellStatus(next: LiveStatus): void {
    show(next)
    send({ status: next, last })
  }

  async function keep(): Promise<void> {
    isKeeper = true
    const signal = leaving.signal
    while (!signal.aborted) {
      const end = await followStream({
        userId,
        signal,
        readLast: () => last,
        hear(event) {
          hear(event)
          send({ event })
        },
        tellStatus,
      })
      if (end === 'left') break
      tellStatus('off')
      // A session that was replaced by a new one, as with a new password, is heard of here or in another tab.
      const seconds = end === 'signed-out' ? null : longestAbsence
      await waitFor({ seconds, signal, wakers: [[waking, 'wake']] })
    }
  }

  show('connecting')
  send({ isNew: true })
  if ('locks' in navigator && channel) {
    // Refused when it is left before its turn comes.
    navigator.locks.request(name, { signal: leaving.signal }, keep).catch(() => undefined)
  } else {
    void keep()
  }
  return {
    wake() {
      wake()
      if (status === 'off') send({ wake: true })
    },
    leave() {
      leaving.abort()
      channel?.close()
      tellLiveStatus('off')
      return last
    },
  }
}
