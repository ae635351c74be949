/** Answers `/api/live`: as a stream to who asks for one, else with what there is by now. */
import type { FastifyInstance } from 'fastify'
import { followLive, lastIdHeader, streamType } from '#contract/live.ts'
import { systemClock, type Context, type Services } from '#server/context.ts'
import { showNotifications } from '#server/features/notifications/live-events.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { route } from '#server/http/route.ts'
import { sessionHashOf } from '#server/http/session.ts'
import { makeHub, type Hub } from './hub.ts'
import { findStart, listEventsAfter, type Start } from './queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends all live streams and begins no more. */
    endStreams(): Promise<void>
  }
}

export function liveRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, now = systemClock } = services
  const log = (message: string, err?: unknown) => app.log.error({ err }, message)
  const hub = makeHub({ database, config, now, log })
  // Before the server waits for what is under way: a stream never ends by itself.
  app.decorate('endStreams', hub.close)
  app.addHook('preClose', hub.close)

  route(app, followLive, async (ctx, { query }, exchange) => {
    const { id } = ctx.actor
    if (query.user !== undefined && query.user !== id) throw new Problem('unauthorized')
    const isStream = exchange.request.headers.accept === streamType
    const after = (isStream ? readLastId(exchange) : null) ?? query.after ?? null
    if (isStream) await hub.hearAll()
    const start = await findStart(ctx.db, id, after)
    const answer = { last: start.head, reset: start.isReset, events: [] }
    if (isStream) {
      hub.admit(id)
      beginStream(ctx, exchange, { hub, start })
      return answer
    }
    const stored = await listEventsAfter(database.pool, new Map([[id, start.last]]))
    const found = await showNotifications(ctx.db, stored)
    const events = found.get(id) ?? []
    return { ...answer, last: events.at(-1)?.id ?? start.head, events }
  })
}

function readLastId({ request }: Exchange): number | null {
  const given = request.headers[lastIdHeader]
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null
}

function beginStream(
  { actor, config }: Context,
  { request, reply }: Exchange,
  { hub, start }: { hub: Hub; start: Start },
): void {
  const session = sessionHashOf(request, config)?.toString('hex') ?? ''
  reply.hijack()
  // It lasts as long as a page is open, and takes nobody's place among the requests that are worked on.
  request.release?.()
  const { raw } = reply
  raw.writeHead(200, {
    ...headersOf(reply.getHeaders()),
    'content-type': streamType,
    // When it ends nothing more is asked over it, and an end of the server waits for no such connection.
    connection: 'close',
    // Proxies such as nginx hand on at once what comes.
    'x-accel-buffering': 'no',
  })
  hub.join(raw, { ...start, userId: actor.id, session })
}

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
