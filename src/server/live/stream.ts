/** One open stream of Server-Sent Events, written no faster than the client reads. */
import type { ServerResponse } from 'node:http'
import type { Language } from '#contract/i18n/languages.ts'
import type { StoredEvent } from './queries.ts'

export interface Stream {
  readonly userId: string
  /** The session that opened it, as the hash of its token in hexadecimal. */
  readonly session: string
  /** The language of the page that reads it. */
  readonly language: Language
  /** The id of the last written event. */
  readonly last: number
  /** Whether the client has not yet read what was written. Nothing more is buffered for it then. */
  readonly isFull: boolean
  /** Writes events while the client keeps up. Skips those already written. */
  write(events: readonly StoredEvent[]): void
  /** Writes a signal, which has no id and is not stored. */
  signal(kind: string, data: unknown): void
  /** Sends a heartbeat. Disconnects a client that has read nothing since the previous one. */
  sendHeartbeat(): void
  /** Ends the stream. The client reconnects unless it learns that its session has ended. */
  end(because?: 'session'): void
}

interface Opening {
  userId: string
  session: string
  language: Language
  /** The id of the last event that the client received. */
  last: number
  /** Starts over: events before `last` are no longer stored. */
  isReset: boolean
  /** Seconds between two heartbeats. */
  heartbeat: number
  /** Called when there is room again. */
  onDrain: () => void
}

const frame = (kind: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`

/** Starts the stream on a response whose headers are already written. */
export function openStream(response: ServerResponse, opening: Opening): Stream {
  const { userId, session, language, isReset, heartbeat, onDrain } = opening
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
  // A broken connection ends the stream like any other close.
  response.on('error', () => response.destroy())
  send(frame('open', { heartbeat }, last))
  if (isReset) send(frame('reset', {}, last))
  return {
    userId,
    session,
    language,
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
        // The events in between were removed because of their age.
        if (id > last + 1) send(frame('reset', {}, id - 1))
        send(frame(kind, data, id))
        last = id
      }
    },
    signal(kind, data) {
      if (!isFull) send(frame(kind, data))
    },
    sendHeartbeat() {
      if (isFull && wasFull) return void response.destroy()
      wasFull = isFull
      if (!isFull) send(': \n\n')
    },
    end(because) {
      if (because === 'session') send(frame('ended', {}))
      response.end()
      // A client that reads nothing would not read the end either.
      if (isFull) response.destroy()
    },
  }
}
