/** A reader of the live stream, as a browser is one: it can be cut off, and go on from the last id that it was told. */
import { makeEventReader, type StreamEvent } from '#contract/event-stream.ts'
import { streamType } from '#contract/live.ts'
import type { Client } from './server.ts'

export type LiveReader = {
  readonly status: number
  readonly headers: Headers
  /** Everything that was told, in order. */
  readonly told: readonly StreamEvent[]
  /** The id of the last event that had one. */
  readonly last: number | null
  /** Waits until something of a kind was told beyond what `next` answered before, passing others over. */
  next(kind: string): Promise<StreamEvent>
  /** Resolves when the stream has ended, by whomever. */
  readonly ended: Promise<void>
  cut(): void
}

/** Opens a stream at a server with a client's session, after an id. */
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
  const told: StreamEvent[] = []
  let seen = 0
  let last: number | null = null
  let wake: () => void = () => undefined
  let isOver = false
  const take = (event: StreamEvent) => {
    told.push(event)
    last = event.id ?? last
  }
  const ended = (async () => {
    const read = makeEventReader()
    const decoder = new TextDecoder()
    try {
      for await (const bytes of response.body ?? []) {
        for (const event of read(decoder.decode(bytes, { stream: true }))) take(event)
        wake()
      }
    } catch {
      // Cut off.
    }
    isOver = true
    wake()
  })()
  return {
    status: response.status,
    headers: response.headers,
    told,
    get last() {
      return last
    },
    ended,
    cut: () => ending.abort(),
    async next(kind) {
      for (;;) {
        while (seen < told.length) {
          const event = told[seen]
          seen += 1
          if (event?.kind === kind) return event
        }
        if (isOver) throw new Error(`the stream ended before it told anything of ${kind}`)
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
