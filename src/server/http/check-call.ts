/** What is checked before a call is handled, however it came in: access, then the input, then the rate limit. */
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import { needsFreshPassword, type Endpoint, type EndpointInput } from '#contract/endpoint.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { resolveAliases } from '#contract/aliases.ts'
import type { z } from '#contract/zod.ts'
import { decideAccess } from '#domain/accounts/accounts.ts'
import { isFresh } from '#domain/accounts/administrators.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { Problem } from './problem.ts'

type LogError = (message: string, error: unknown) => void

/** Logs errors that the caller does not see. */
export const logErrors =
  (log: FastifyBaseLogger): LogError =>
  (message, err) =>
    log.error({ err }, message)

/**
 * Checks a call before it is handled, however it came in: access, then the input, then the rate limit. Returns the parsed
 * input.
 */
export async function checkCall<E extends Endpoint>(
  endpoint: E,
  { ctx, log }: { ctx: Context<User | null>; log: LogError },
  given: { params?: unknown; query?: unknown; body?: unknown },
): Promise<Omit<EndpointInput<E>, 'file'>> {
  await authorize(endpoint, ctx, log)
  const parts = parseInput(endpoint, given)
  await chargeCall(endpoint, ctx, parts)
  return parts
}

type RequestInput = Pick<
  Endpoint,
  'method' | 'path' | 'access' | 'forbidden' | 'needsVerifiedEmail' | 'needsFreshPassword' | 'whileLeaving'
>

/** Refuses callers without access to an endpoint, and records the refusal. */
export async function authorize(
  endpoint: RequestInput,
  ctx: Context<User | null>,
  log: LogError,
): Promise<void> {
  const { actor, authenticatedAt, now } = ctx
  const decision = decideAccess(endpoint.access, actor)
  if (actor && decision !== 'allowed') {
    // The call is refused even if that cannot be recorded.
    await recordRefusal(ctx, actor.id, endpoint).catch((error: unknown) =>
      log('could not record a refusal in the audit log', error),
    )
  }
  if (decision === 'sign-in') throw new Problem('unauthorized')
  if (decision === 'forbidden') throw new Problem(endpoint.forbidden ?? 'forbidden')
  // For everyone else, the administrators' endpoints do not exist.
  if (decision === 'hidden') throw new Problem('not_found')
  if (decision === 'second-factor') throw new Problem('second_factor_required')
  if (actor?.deletionDueAt && !endpoint.whileLeaving && endpoint.access !== 'public') {
    throw new Problem('deletion_pending')
  }
  if (needsFreshPassword(endpoint) && !isFresh(authenticatedAt, now())) {
    throw new Problem('reauthentication_required')
  }
  if (endpoint.needsVerifiedEmail && actor?.mustVerifyEmail) throw new Problem('email_not_verified')
}

/** Attempts to access other people's things are recorded in the audit log; only some of very many attempts are. */
async function recordRefusal(
  { db, limits: counted, origin }: Context<User | null>,
  actorId: string,
  { method, path }: RequestInput,
): Promise<void> {
  try {
    counted.chargeLocally({ limit: 'reports', key: `refusals:${actorId}` })
  } catch {
    return
  }
  await recordAudit(db, {
    actorId,
    origin,
    action: 'access.refuse',
    objectType: 'path',
    objectId: path,
    after: { method },
    outcome: 'refused',
  })
}

/**
 * Takes a rate limit token from the person, for a write and for a read with its own limit. The slice of accounts
 * takes its own tokens.
 */
async function chargeCall(
  endpoint: Endpoint,
  { actor, limits: counted }: Context<User | null>,
  { params = {}, body }: { params?: Record<string, unknown> | undefined; body?: unknown },
): Promise<void> {
  const limit = limitOf(endpoint, params)
  const isUnstorable = limit === 'registrations' || limit === 'sign-in' || limit === 'mails'
  if (limit === undefined || !actor || isUnstorable) return
  const charge = { limit, key: actor.id }
  if (!endpoint.countsOncePer || limit !== 'exports') return counted.charge([charge])
  // The key says nothing about what was asked for.
  const group = createHash('sha256').update(endpoint.countsOncePer(params, body)).digest('base64url')
  const isFirst = await counted.chargeOnce(charge, group)
  if (!isFirst) await counted.charge([{ limit: 'tableExports', key: actor.id }])
}

function limitOf({ method, limit }: Endpoint, params: Record<string, unknown>) {
  if (typeof limit === 'function') return limit(params)
  return limit ?? (method === 'GET' ? undefined : 'writes')
}

function parseInput(
  endpoint: Endpoint,
  request: { params?: unknown; query?: unknown; body?: unknown },
): Omit<EndpointInput<Endpoint>, 'file'> {
  for (const part of [request.params, request.query, request.body]) rejectUnstorableText(part)
  return {
    params: endpoint.params && parseParams(endpoint, endpoint.params, request.params),
    query: endpoint.query && parse(endpoint.query, request.query),
    body: endpoint.body && parse(endpoint.body, resolveAliases(request.body)),
  }
}

/** An id in the path that cannot exist is answered as not found (decision A25). */
function parseParams(endpoint: Endpoint, schema: z.ZodType, value: unknown): Record<string, unknown> {
  const result = schema.safeParse(value)
  if (!result.success) throw new Problem(notFoundCode(endpoint))
  return result.data as Record<string, unknown>
}

function notFoundCode(endpoint: Endpoint): ProblemCode {
  return endpoint.problems?.find((code) => code.endsWith('not_found')) ?? 'not_found'
}

function parse(schema: z.ZodType, value: unknown): Record<string, unknown> {
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data as Record<string, unknown>
  throw new Problem(
    'invalid',
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  )
}

/**
 * PostgreSQL cannot store NUL or lone surrogates, so they are refused before other code sees the text. Uses a loop,
 * because a body may be nested deeper than the stack.
 */
function rejectUnstorableText(value: unknown): void {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) throw new Problem('unreadable_text')
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, entry] of Object.entries(next)) waiting.push(key, entry)
    }
  }
}
