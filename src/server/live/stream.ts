/** One open stream: frames of Server-Sent Events, written no faster than they are read. */
import type { ServerResponse } from 'node:http'
import type { StoredEvent } from './queries.ts'

export interface Stream {
  readonly userId: string
  /** The session that it was opened in, as the hash of its token in hexadecimal. */
  readonly session: string
  /** The id of the last event that was written. */
  readonly last: number
  /** Whether what was written is still to be read: nothing more is kept for such a reader. */
  readonly isFull: boolean
  /** Writes events as far as they are read; those written before are passed over. */
  write(events: readonly StoredEvent[]): void
  /** Writes what has no id and is not kept. */
  signal(kind: string, data: unknown): void
  /** A sign of life; cuts off a reader who has read nothing since the one before. */
  beat(): void
  /** Ends it; whoever read it comes back, unless it is told that its session has ended. */
  end(because?: 'session'): void
}

interface Opening {
  userId: string
  session: string
  /** What the reader was told last. */
  last: number
  /** Begins with everything anew: what came before `last` is not kept. */
  isReset: boolean
  /** Seconds between two signs of life. */
  heartbeat: number
  /** Called when there is room again. */
  onDrain: () => void
}

const frame = (kind: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`

/** Begins the stream on an answer whose head is written. */
export function openStream(response: ServerResponse, opening: Opening): Stream {
  const { userId, session, isReset, heartbeat, onDrain } = opening
  let { last } = opening
  let isFull = false
  let wasFull = false
  const send = (text: string) => {
    if (!response.writable || response.write(text)) return
    isFull = true
  }
  response.on('drain', () => {
    isFull = wasFull = false
    onDrain()
  })
  // A connection that breaks is an end like any other.
  response.on('error', () => response.destroy())
  send(frame('open', { heartbeat }, last))
  if (isReset) send(frame('reset', {}, last))
  return {
    userId,
    session,
    get last() {
      return last
    },
    get isFull() {
      return isFull
    },
    write(events) {
      for (const { id, kind, data } of events) {
        if (isFull) return
        if (id <= last) continue
        // What lies between was removed as too old.
        if (id > last + 1) send(frame('reset', {}, id - 1))
        send(frame(kind, data, id))
        last = id
      }
    },
    signal(kind, data) {
      if (!isFull) send(frame(kind, data))
    },
    beat() {
      if (isFull && wasFull) return void response.destroy()
      wasFull = isFull
      if (!isFull) send(': \n\n')
    },
    end(because) {
      if (because === 'session') send(frame('ended', {}))
      response.end()
      // Who reads nothing would not read the end either.
      if (isFull) response.destroy()
    },
  }
}
