/** Serves `/api/live`: as a stream if the client asks for one, otherwise with the events so far. */
import type { FastifyInstance } from 'fastify'
import { lastIdHeader, streamType } from '#contract/live/event-stream.ts'
import { followLive } from '#contract/live/live.ts'
import { systemClock, type Context, type Services } from '#server/context.ts'
import { loadNotifications } from '#server/features/notifications/live-events.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { route } from '#server/http/route.ts'
import { sessionHashOf } from '#server/http/session.ts'
import { createHub, type Hub } from './hub.ts'
import { findStart, listEventsAfter, type Start } from './queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends all live streams and starts no new ones. */
    endStreams(): Promise<void>
  }
}

export function liveRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, now = systemClock } = services
  const log = (message: string, err?: unknown) => app.log.error({ err }, message)
  const hub = createHub({ database, config, now, log })
  // Runs before the server waits for open requests, because a stream never ends on its own.
  app.decorate('endStreams', hub.close)
  app.addHook('preClose', hub.close)

  route(app, followLive, async (ctx, { query }, exchange) => {
    const { id } = ctx.actor
    if (query.user !== undefined && query.user !== id) throw new Problem('unauthorized')
    const isStream = exchange.request.headers.accept === streamType
    const after = (isStream ? parseLastEventId(exchange) : null) ?? query.after ?? null
    if (isStream) await hub.startListening()
    const start = await findStart(ctx.db, id, after)
    const answer = { last: start.head, reset: start.isReset, events: [] }
    if (isStream) {
      hub.authorizeStream(id)
      beginStream(ctx, exchange, { hub, start })
      return answer
    }
    const stored = await listEventsAfter(database.pool, new Map([[id, start.last]]))
    const own = stored.get(id) ?? []
    const expand = await loadNotifications(ctx.db, own)
    const events = own.map((event) => expand(event, ctx.language))
    return { ...answer, last: events.at(-1)?.id ?? start.head, events }
  })
}

function parseLastEventId({ request }: Exchange): number | null {
  const given = request.headers[lastIdHeader]
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null
}

function beginStream(
  { actor, config, language }: Context,
  { request, reply }: Exchange,
  { hub, start }: { hub: Hub; start: Start },
): void {
  const session = sessionHashOf(request, config)?.toString('hex') ?? ''
  reply.hijack()
  // A stream lasts as long as its page is open, so it must not occupy a slot for running requests.
  request.release?.()
  const { raw } = reply
  raw.writeHead(200, {
    ...headersOf(reply.getHeaders()),
    'content-type': streamType,
    // The connection is not reused after the stream, so that shutdown does not wait for it.
    connection: 'close',
    // Tells proxies such as nginx not to buffer.
    'x-accel-buffering': 'no',
  })
  hub.join(raw, { ...start, userId: actor.id, session, language })
}

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
