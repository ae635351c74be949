/**
 * The open streams of this process. One database connection listens for all of them, and one query loads the events
 * for everyone who has new ones. Each stream remembers the id of its last event, so no event is lost or sent twice,
 * even if a notification arrives twice, late or not at all.
 */
import type { ServerResponse } from 'node:http'
import type { Language } from '#contract/i18n/languages.ts'
import { z } from '#contract/zod.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/db.ts'
import { loadNotifications } from '#server/features/notifications/live-events.ts'
import { Problem } from '#server/http/problem.ts'
import { batch, findActiveSessions, listEventsAfter, liveChannel } from './queries.ts'
import { openStream, type Stream } from './stream.ts'

interface HubServices {
  database: Database
  config: Config
  now: () => Date
  log: (message: string, error?: unknown) => void
}

interface JoinRequest {
  userId: string
  /** The hash of the session token, in hexadecimal. */
  session: string
  last: number
  isReset: boolean
  language: Language
}

export interface Hub {
  /** Resolves once it is listening. Throws if it cannot listen. */
  startListening(): Promise<void>
  /** Throws if there is no room for another stream. Call `join` synchronously after it. */
  authorizeStream(userId: string): void
  join(response: ServerResponse, joining: JoinRequest): void
  close(): Promise<void>
}

/** Milliseconds to wait before retrying a failed query. */
const pause = 1000
/** Milliseconds over which a signal to all streams is spread. */
const spread = 10_000
/** Number of heartbeats between two checks of the streams' sessions. */
const heartbeatsPerCheck = 3
/** Seconds after which a client that found no room may retry. */
const retryAfterSeconds = 30

const signalSchema = z.object({ kind: z.string(), data: z.unknown() })
const payloadSchema = z.union([
  z.object({ ended: z.uuid() }),
  z.object({ users: z.array(z.uuid()), signal: signalSchema.optional() }),
  z.object({ signal: signalSchema }),
])

/** Does not listen until someone opens a stream. */
export function createHub({ database, config, now, log }: HubServices): Hub {
  const streams = new Map<string, Set<Stream>>()
  let open = 0
  let waiting = new Set<string>()
  let delivering: Promise<void> | null = null
  let listening: Promise<() => Promise<void>> | null = null
  let clock: NodeJS.Timeout | undefined
  let beats = 0
  let isClosed = false
  let closing: Promise<void> | null = null

  const all = () => [...streams.values()].flatMap((selected) => [...selected])

  function onMessage(payload: string): void {
    if (payload === '') {
      // The connection was lost for a while. All events sent in between are in the table, but no signals.
      for (const userId of streams.keys()) mark(userId)
      signalInTurn('unread')
      void check(all())
      return
    }
    const notified = payloadSchema.safeParse(JSON.parse(payload))
    if (!notified.success) return
    const { data } = notified
    if ('ended' in data) return void check([...(streams.get(data.ended) ?? [])])
    const to = 'users' in data ? data.users : streams.keys()
    for (const userId of to) {
      if (!data.signal) mark(userId)
      else for (const stream of streams.get(userId) ?? []) stream.signal(data.signal.kind, data.signal.data)
    }
  }

  /** Sends a signal to every stream, spread over some seconds: each page then asks for what may have changed. */
  function signalInTurn(kind: string): void {
    let number = 0
    for (const [userId, selected] of streams) {
      for (const stream of selected) {
        const send = () => {
          if (!isClosed && streams.get(userId)?.has(stream)) stream.signal(kind, {})
        }
        setTimeout(send, (spread * number) / open).unref()
        number += 1
      }
    }
  }

  function mark(userId: string): void {
    if (!streams.has(userId)) return
    waiting.add(userId)
    delivering ??= deliverWhilePending()
  }

  async function deliverWhilePending(): Promise<void> {
    // One query loads everything that is announced at the same time.
    await Promise.resolve()
    while (waiting.size > 0 && !isClosed) {
      const requested = new Map([...waiting].flatMap(placeOf))
      waiting = new Set()
      if (requested.size === 0) break
      try {
        const found = await listEventsAfter(database.pool, requested)
        const expand = await loadNotifications(database.db, [...found.values()].flat())
        for (const [userId, events] of found) {
          for (const stream of streams.get(userId) ?? [])
            stream.write(events.map((event) => expand(event, stream.language)))
          if (events.length === batch) waiting.add(userId)
        }
      } catch (error) {
        log('could not read live events', error)
        for (const userId of requested.keys()) waiting.add(userId)
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    }
    delivering = null
  }

  /** Where to start reading for a person: after the last event that all of their writable streams have. */
  function placeOf(userId: string): [string, number][] {
    const open = [...(streams.get(userId) ?? [])].filter((stream) => !stream.isFull)
    return open.length === 0 ? [] : [[userId, Math.min(...open.map((stream) => stream.last))]]
  }

  /** Ends the streams whose sessions have ended. */
  async function check(selected: readonly Stream[]): Promise<void> {
    if (selected.length === 0) return
    try {
      const activeSessions = await findActiveSessions(
        database.pool,
        selected.map(({ session }) => session),
        now(),
      )
      for (const stream of selected) if (!activeSessions.has(stream.session)) stream.end('session')
    } catch (error) {
      log('could not check the sessions of live streams', error)
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const stream of all()) stream.end()
    clearInterval(clock)
    const stop = await listening?.catch(() => null)
    await stop?.()
    await delivering
  }

  function sendHeartbeat(): void {
    beats += 1
    const selected = all()
    for (const stream of selected) stream.sendHeartbeat()
    if (beats % heartbeatsPerCheck === 0) void check(selected)
  }

  return {
    async startListening() {
      if (isClosed) throw new Problem('unavailable')
      listening ??= database.listen(liveChannel, onMessage)
      try {
        await listening
      } catch (error) {
        listening = null
        throw error
      }
    },
    authorizeStream(userId) {
      if (isClosed) throw new Problem('unavailable')
      if (open >= config.liveStreams) throw new Problem('unavailable', undefined, retryAfterSeconds)
      if ((streams.get(userId)?.size ?? 0) >= config.liveStreamsPerUser) {
        throw new Problem('too_many_requests', undefined, retryAfterSeconds)
      }
    },
    join(response, { userId, session, last, isReset, language }) {
      // The client left before the stream began. Its close event has already fired, so it would occupy its slot
      // forever.
      if (response.destroyed) return
      const heartbeat = config.liveHeartbeat
      const stream = openStream(response, {
        userId,
        session,
        last,
        isReset,
        language,
        heartbeat,
        onDrain: () => mark(userId),
      })
      const own = streams.get(userId) ?? new Set()
      streams.set(userId, own.add(stream))
      open += 1
      clock ??= setInterval(sendHeartbeat, heartbeat * 1000).unref()
      response.once('close', () => {
        open -= 1
        own.delete(stream)
        if (own.size === 0) streams.delete(userId)
        if (open > 0) return
        clearInterval(clock)
        clock = undefined
      })
      // No stream received the events and session ends that happened while this one was being opened.
      mark(userId)
      void check([stream])
    },
    close() {
      return (closing ??= close())
    },
  }
}
