import type { FastifyInstance } from 'fastify'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from '#contract/accounts/settings.ts'
import { getEndedSession } from '#contract/accounts/ended-session.ts'
import { describeDevice } from '#domain/accounts/devices.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { answerDone } from '#server/http/done.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { clearSessionCookie, sessionHashOf, signOut } from '#server/http/session.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import * as queries from './session-queries.ts'

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

  route(app, getEndedSession, async (ctx, _input, { request, reply }) => {
    const hash = ctx.actor ? null : sessionHashOf(request, ctx.config)
    const userId = hash && (await queries.findEndedSession(ctx.db, hash))
    // The browser asks once: what the next person types here is theirs.
    if (userId !== null) clearSessionCookie(reply, ctx.config)
    return { userId }
  })

  route(app, endOtherSessions, async (ctx, _input, { request }) => {
    const own = sessionHashOf(request, ctx.config)
    await endSessions(ctx, { except: own, removesWords: true })
    return answerDone(ctx, 'signedOut')
  })

  route(app, endSession, async (ctx, { params }) => {
    if (!(await queries.endSessionOf(ctx.db, ctx.actor.id, params.id))) throw new Problem('session_not_found')
    await auditSessionsEnded(ctx, 1)
    return answerDone(ctx, 'signedOut')
  })

  route(app, endAllSessions, async (ctx, _input, exchange) => {
    await endSessions(ctx, { removesWords: true })
    await signOut(ctx, exchange)
    return answerDone(ctx, 'signedOut')
  })
}

/** Waits for changes that replace a session of the person, and for sign-ins, so that none outlives this. */
async function endSessions(ctx: Context, end: queries.SessionsEnd): Promise<void> {
  await transact(ctx.db, async (db) => {
    await lockUser(db, ctx.actor.id)
    await auditSessionsEnded({ ...ctx, db }, await queries.endSessions(db, ctx.actor.id, end))
  })
}

function auditSessionsEnded(ctx: Context, endedSessions: number): Promise<void> {
  return recordOwnAction(ctx, { action: 'auth.end_sessions', userId: ctx.actor.id, after: { endedSessions } })
}
