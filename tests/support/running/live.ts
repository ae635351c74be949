/**
 * A reader of the live stream that behaves like a browser: its connection can be cut, and it resumes after the last
 * id it received.
 */
import { createEventParser, streamType, type StreamEvent } from '#contract/live/event-stream.ts'
import type { Client } from './server.ts'

export type LiveReader = {
  readonly status: number
  readonly headers: Headers
  /** All received events, in order. */
  readonly received: readonly StreamEvent[]
  /** The id of the last event that had one. */
  readonly last: number | null
  /** Waits for an event of this kind after the one that `next` returned before, and skips others. */
  next(kind: string): Promise<StreamEvent>
  /** Resolves when the stream has ended, from either side. */
  readonly ended: Promise<void>
  cut(): void
}

/** Opens a stream on a server with a client's session, after an id. */
export async function openLive(url: string, client: Client, after?: number | null): Promise<LiveReader> {
  const ending = new AbortController()
  const response = await fetch(new URL('/api/live', url), {
    headers: {
      accept: streamType,
      cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      ...(typeof after === 'number' && { 'last-event-id': String(after) }),
    },
    signal: ending.signal,
  })
  const received: StreamEvent[] = []
  let seen = 0
  let last: number | null = null
  let wake: () => void = () => undefined
  let isOver = false
  const take = (event: StreamEvent) => {
    received.push(event)
    last = event.id ?? last
  }
  const ended = (async () => {
    const read = createEventParser()
    const decoder = new TextDecoder()
    try {
      for await (const bytes of response.body ?? []) {
        for (const event of read(decoder.decode(bytes, { stream: true }))) take(event)
        wake()
      }
    } catch {
      // The connection was cut.
    }
    isOver = true
    wake()
  })()
  return {
    status: response.status,
    headers: response.headers,
    received,
    get last() {
      return last
    },
    ended,
    cut: () => ending.abort(),
    async next(kind) {
      for (;;) {
        while (seen < received.length) {
          const event = received[seen]
          seen += 1
          if (event?.kind === kind) return event
        }
        if (isOver) throw new Error(`the stream ended before it told anything of ${kind}`)
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
