/** The session cookie and its row: an opaque token of 32 random bytes; only its SHA-256 is stored. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuditOrigin } from '#server/audit/record.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import {
  endSession,
  endSessions,
  type SessionsEnd,
  findVisitor,
  hasStaffRole,
  listSessions,
  lockSessionRow,
  startSession,
  touchSession,
} from '#server/features/accounts/sign-in/session-queries.ts'
import { systemClock, type Context, type Services } from '#server/context.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { staffSession } from '#domain/accounts/administrators.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { requirementsOf } from '#server/queries/accounts/account-requirements.ts'
import { prefixOf } from './network.ts'
import { Problem } from './problem.ts'
import { dayMs } from '#domain/time/time.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the token, once it was needed. */
    sessionHash: Buffer | null
  }
}

/** The cookie's name, with the __Host- prefix if the address is https. */
export function sessionCookieName(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '__Host-sid' : 'sid'
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The hash of the request's token; null without a well-formed one. */
export function sessionHashOf(request: FastifyRequest, config: Config): Buffer | null {
  const token = request.cookies[sessionCookieName(config)]
  if (!token || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  return (request.sessionHash ??= hashToken(token))
}

/** The origin of a request for the audit log; the hash of its token is known. */
export function auditOriginOf(request: FastifyRequest, hash: Buffer | null): AuditOrigin {
  return {
    ip: request.ip,
    sessionHashPrefix: hash?.toString('hex', 0, 8) ?? null,
    requestId: request.id,
  }
}

interface RequestAndReply {
  request: FastifyRequest
  reply: FastifyReply
}

/** Starts a new session for the person and ends the request's old one: a token never survives a sign-in. */
export function signIn(ctx: Context<User | null>, userId: string, exchange: RequestAndReply): Promise<void> {
  return beginSession(ctx, { userId, reauthAt: null }, exchange)
}

/** Starts a new session for the caller, keeping the password time of the session that it replaces. */
export function renewSession(ctx: Context, exchange: RequestAndReply): Promise<void> {
  return beginSession(ctx, { userId: ctx.actor.id, reauthAt: ctx.authenticatedAt }, exchange)
}

/**
 * Locks the caller's session in a transaction that replaces it or relies on it. Fails if it has ended since the request
 * began: no new session may survive "sign out everywhere" or a reset. Lock the account before.
 */
export async function lockSession(
  ctx: Context,
  { request }: Pick<RequestAndReply, 'request'>,
): Promise<void> {
  const hash = sessionHashOf(request, ctx.config)
  if (!hash || !(await lockSessionRow(ctx.db, hash))) throw new Problem('unauthorized')
}

async function beginSession(
  ctx: Context<User | null>,
  { userId, reauthAt }: { userId: string; reauthAt: Date | null },
  { request, reply }: RequestAndReply,
): Promise<void> {
  const { config } = ctx
  const old = sessionHashOf(request, config)
  if (old) await endSession(ctx.db, old)
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const lifetimes = lifetimesOf(await hasStaffRole(ctx.db, userId), config)
  await startSession(ctx.db, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    reauthAt,
    lastSeenAt: now,
    idleExpiresAt: new Date(now.getTime() + lifetimes.idle),
    absoluteExpiresAt: new Date(now.getTime() + lifetimes.absolute),
    ipPrefix: prefixOf(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
  })
  reply.setCookie(sessionCookieName(config), token, {
    ...cookieOptions(config),
    maxAge: Math.floor(lifetimes.absolute / 1000),
  })
}

/** How long a session lasts when idle and in total, in milliseconds, capped by the settings. */
function lifetimesOf(isOfStaff: boolean, config: Config): { idle: number; absolute: number } {
  const { sessionIdleDays, sessionAbsoluteDays } = config
  return isOfStaff ? staffSession : { idle: sessionIdleDays * dayMs, absolute: sessionAbsoluteDays * dayMs }
}

/**
 * The same options for writing and clearing: browsers accept no __Host- cookie without Secure, not even an expired
 * one.
 */
function cookieOptions(config: Config) {
  const secure = config.publicUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

/** Ends the request's session and clears the cookie. */
export async function signOut(
  ctx: Context<User | null>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const hash = sessionHashOf(request, ctx.config)
  if (hash) await endSession(ctx.db, hash)
  clearSessionCookie(reply, ctx.config)
  // Not "storage": local storage keeps the account mode across sign-outs.
  reply.header('clear-site-data', '"cache"')
}

/** Ends all sessions of a person, or all but one, in the transaction of the change that makes them unsafe; returns how many. */
export function endSessionsOf(db: Db, userId: string, end: SessionsEnd): Promise<number> {
  return endSessions(db, userId, end)
}

/** Clears the cookie of a session that is over. */
export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), cookieOptions(config))
}

/** The live sessions of a person, the last used first. */
export function listSessionsOf(db: Db, userId: string, now: Date) {
  return listSessions(db, userId, now)
}

/** Milliseconds a session is used before its idle expiry is updated again. */
const touchIntervalMs = 60_000

export interface Visitor {
  user: User
  authenticatedAt: Date
}

/** The person behind a token's hash, or null; using a session extends its idle expiry. */
export async function resumeSession(services: Services, hash: Buffer): Promise<Visitor | null> {
  const { config, database } = services
  const now = (services.now ?? systemClock)()
  const session = await findVisitor(database, hash, now)
  if (session && now.getTime() - session.lastSeenAt.getTime() > touchIntervalMs) {
    const idleUntil = new Date(now.getTime() + lifetimesOf(isStaff(session.user), config).idle)
    await touchSession(database.db, hash, { now, idleUntil })
  }
  if (!session) return null
  const { user, authenticatedAt } = session
  return { user: Object.assign(user, requirementsOf(user, config)), authenticatedAt }
}
