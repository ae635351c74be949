/**
 * The open streams of this process. One connection of the database hears for all of them whom there is something for, and
 * one query reads it for all who wait; what a stream was told last is known by its id, so that nothing is lost or doubled
 * whatever is heard twice, late or not at all.
 */
import type { ServerResponse } from 'node:http'
import { z } from '#contract/zod.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/db.ts'
import { showNotifications } from '#server/features/notifications/live-events.ts'
import { Problem } from '#server/http/problem.ts'
import { batch, findLasting, listEventsAfter, liveChannel } from './queries.ts'
import { openStream, type Stream } from './stream.ts'

interface HubServices {
  database: Database
  config: Config
  now: () => Date
  log: (message: string, error?: unknown) => void
}

interface Joining {
  userId: string
  /** The hash of the session's token in hexadecimal. */
  session: string
  last: number
  isReset: boolean
}

export interface Hub {
  /** Resolves once it hears; throws where nothing can be heard. */
  hearAll(): Promise<void>
  /** Throws where there is no room for another stream; what it lets in joins in the same moment. */
  admit(userId: string): void
  join(response: ServerResponse, joining: Joining): void
  close(): Promise<void>
}

/** Milliseconds after which is tried again what the database did not answer. */
const pause = 1000
/** Signs of life between two looks at whether the sessions of the streams still last. */
const beatsPerCheck = 3
/** Seconds after which who found no room may try again. */
const comeBack = 30

const heard = z.union([
  z.object({ ended: z.uuid() }),
  z.object({
    users: z.array(z.uuid()),
    signal: z.object({ kind: z.string(), data: z.unknown() }).optional(),
  }),
])

/** Hears nothing until somebody asks for a stream. */
export function makeHub({ database, config, now, log }: HubServices): Hub {
  const streams = new Map<string, Set<Stream>>()
  let open = 0
  let waiting = new Set<string>()
  let looking: Promise<void> | null = null
  let listening: Promise<() => Promise<void>> | null = null
  let clock: NodeJS.Timeout | undefined
  let beats = 0
  let isClosed = false
  let closing: Promise<void> | null = null

  const all = () => [...streams.values()].flatMap((those) => [...those])

  function hear(payload: string): void {
    if (payload === '') {
      // The connection was lost for a while: whatever was told then is in the table.
      for (const userId of streams.keys()) mark(userId)
      void check(all())
      return
    }
    const told = heard.safeParse(JSON.parse(payload))
    if (!told.success) return
    if ('ended' in told.data) return void check([...(streams.get(told.data.ended) ?? [])])
    const { users, signal } = told.data
    for (const userId of users) {
      if (!signal) mark(userId)
      else for (const stream of streams.get(userId) ?? []) stream.signal(signal.kind, signal.data)
    }
  }

  function mark(userId: string): void {
    if (!streams.has(userId)) return
    waiting.add(userId)
    looking ??= lookWhileWaiting()
  }

  async function lookWhileWaiting(): Promise<void> {
    // What is told in the same moment is read by one query.
    await Promise.resolve()
    while (waiting.size > 0 && !isClosed) {
      const asked = new Map([...waiting].flatMap(placeOf))
      waiting = new Set()
      if (asked.size === 0) break
      try {
        const found = await showNotifications(database.db, await listEventsAfter(database.pool, asked))
        for (const [userId, events] of found) {
          for (const stream of streams.get(userId) ?? []) stream.write(events)
          if (events.length === batch) waiting.add(userId)
        }
      } catch (error) {
        log('could not read live events', error)
        for (const userId of asked.keys()) waiting.add(userId)
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    }
    looking = null
  }

  /** From where to read for a person: behind the last event that all of their streams with room have. */
  function placeOf(userId: string): [string, number][] {
    const open = [...(streams.get(userId) ?? [])].filter((stream) => !stream.isFull)
    return open.length === 0 ? [] : [[userId, Math.min(...open.map((stream) => stream.last))]]
  }

  /** Ends those of the streams whose sessions have ended. */
  async function check(those: readonly Stream[]): Promise<void> {
    if (those.length === 0) return
    try {
      const lasting = await findLasting(
        database.pool,
        those.map(({ session }) => session),
        now(),
      )
      for (const stream of those) if (!lasting.has(stream.session)) stream.end('session')
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
    await looking
  }

  function beat(): void {
    beats += 1
    const those = all()
    for (const stream of those) stream.beat()
    if (beats % beatsPerCheck === 0) void check(those)
  }

  return {
    async hearAll() {
      if (isClosed) throw new Problem('unavailable')
      listening ??= database.listen(liveChannel, hear)
      try {
        await listening
      } catch (error) {
        listening = null
        throw error
      }
    },
    admit(userId) {
      if (isClosed) throw new Problem('unavailable')
      if (open >= config.liveStreams) throw new Problem('unavailable', undefined, comeBack)
      if ((streams.get(userId)?.size ?? 0) >= config.liveStreamsPerUser) {
        throw new Problem('too_many_requests', undefined, comeBack)
      }
    },
    join(response, { userId, session, last, isReset }) {
      // Gone before it began: its end was told already, and it would hold its room for ever.
      if (response.destroyed) return
      const heartbeat = config.liveHeartbeat
      const stream = openStream(response, {
        userId,
        session,
        last,
        isReset,
        heartbeat,
        onDrain: () => mark(userId),
      })
      const own = streams.get(userId) ?? new Set()
      streams.set(userId, own.add(stream))
      open += 1
      clock ??= setInterval(beat, heartbeat * 1000).unref()
      response.once('close', () => {
        open -= 1
        own.delete(stream)
        if (own.size === 0) streams.delete(userId)
        if (open > 0) return
        clearInterval(clock)
        clock = undefined
      })
      // What was committed, and whose session ended, while the stream was being opened was told to nobody.
      mark(userId)
      void check([stream])
    },
    close() {
      return (closing ??= close())
    },
  }
}
