import type { FastifyInstance } from 'fastify'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from '#contract/account-settings.ts'
import { describeDevice } from '#domain/devices.ts'
import { recordOwn } from '#server/audit/record-own.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { sessionHashOf, signOut } from '#server/http/session.ts'
import * as queries from './queries.ts'

const goneText = { message: 'Signed out' }

export function sessionRoutes(app: FastifyInstance): void {
  route(app, listSessions, async (ctx, _input, { request }) => {
    const own = sessionHashOf(request, ctx.config)
    const rows = await queries.listSessions(ctx.db, ctx.actor.id, ctx.now())
    const sessions = rows.map(({ tokenHash, userAgent, ipPrefix, createdAt, lastSeenAt, id }): Session => ({
      id,
      isCurrent: own?.equals(tokenHash) ?? false,
      ...describeDevice(userAgent),
      network: ipPrefix,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  })

  route(app, endOtherSessions, async (ctx, _input, { request }) => {
    const own = sessionHashOf(request, ctx.config)
    await recordEnd(ctx, await queries.endSessions(ctx.db, ctx.actor.id, own))
    return goneText
  })

  route(app, endSession, async (ctx, { params }) => {
    if (!(await queries.endSessionOf(ctx.db, ctx.actor.id, params.id))) throw new Problem('session_not_found')
    await recordEnd(ctx, 1)
    return goneText
  })

  route(app, endAllSessions, async (ctx, _input, exchange) => {
    await recordEnd(ctx, await queries.endSessions(ctx.db, ctx.actor.id))
    await signOut(ctx, exchange)
    return goneText
  })
}

function recordEnd(ctx: Context, endedSessions: number): Promise<void> {
  return recordOwn(ctx, { action: 'auth.end_sessions', userId: ctx.actor.id, after: { endedSessions } })
}
