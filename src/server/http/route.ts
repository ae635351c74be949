/** Registers an endpoint value with its handler: access, input checks, response serialization and paging headers. */
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import {
  addressesOf,
  needsFreshPassword,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
} from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { resolveAliases } from '#contract/aliases.ts'
import type { z } from '#contract/zod.ts'
import { decideAccess } from '#domain/accounts/accounts.ts'
import { isFresh } from '#domain/accounts/administrators.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { runOnceWithKey } from './idempotency.ts'
import type { Page } from './page.ts'
import { Problem } from './problem.ts'
import { getSerializer } from './serializer.ts'
import { readUploadedFile } from './uploads.ts'

/** A file to download. */
export interface Download {
  name: string
  mediaType: string
  content: Readable
}

type Answer<E extends Endpoint> = E extends { download: true }
  ? Download
  : E extends { paged: true }
    ? Page<EndpointResponse<E> extends (infer Item)[] ? Item : never>
    : EndpointResponse<E>

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? User | null : User

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Handles an endpoint; use the exchange only for sessions and cookies. */
export type Handler<E extends Endpoint> = (
  ctx: Context<ActorOf<E>>,
  input: EndpointInput<E>,
  exchange: Exchange,
) => Promise<Answer<E>>

/** Registers the endpoint at its own address and its aliases. */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  const { status = 200, pendingStatus = status } = endpoint
  const serialize = getSerializer(endpoint.response)
  for (const { method, path } of addressesOf(endpoint)) {
    app.route({
      method,
      url: path,
      config: { endpoint },
      // Declared so that Fastify asks for a serializer; the serializer itself knows the schema.
      schema: { response: { [status]: {}, [pendingStatus]: {} } },
      serializerCompiler: () => serialize,
      handler: async (request, reply) => {
        const ctx = contextFor(endpoint, request.context)
        await authorize(endpoint, ctx, request.log)
        const parts = parseInput(endpoint, request)
        await chargeCall(endpoint, ctx)
        // Last, so that no byte of a file is stored for a caller without access or over a limit.
        const file = endpoint.file && (await readUploadedFile(request))
        const input = { ...parts, file } as EndpointInput<E>
        if (endpoint.download) {
          const ready = handle(ctx as Context<ActorOf<E>>, input, { request, reply })
          return sendDownload(reply, (await ready) as Download)
        }
        const answer = await runOnceWithKey(ctx, { request, endpoint }, (once) =>
          handle(once as Context<ActorOf<E>>, input, { request, reply }),
        )
        reply.status(isPending(answer) ? pendingStatus : status)
        // Fastify would send an empty body, which is not JSON.
        if (answer === null) return reply.type('application/json; charset=utf-8').send('null')
        return endpoint.paged ? sendPage(reply, request, answer as Page<unknown>) : answer
      },
    })
  }
}

/** For what everyone may read, a person whose account is being deleted is a visitor like any other. */
function contextFor({ access, whileLeaving }: Endpoint, ctx: Context<User | null>): Context<User | null> {
  if (!ctx.actor?.deletionDueAt || whileLeaving || access !== 'public') return ctx
  return { ...ctx, actor: null, authenticatedAt: null }
}

/** Sends a file that browsers always download and never display, whatever it contains. */
function sendDownload(reply: FastifyReply, { name, mediaType, content }: Download): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(content)
}

function isPending(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'pending'
}

type RequestInput = Pick<
  Endpoint,
  'method' | 'path' | 'access' | 'forbidden' | 'needsVerifiedEmail' | 'needsFreshPassword' | 'whileLeaving'
>

/** Refuses callers without access to an endpoint, and records the refusal. */
export async function authorize(
  endpoint: RequestInput,
  ctx: Context<User | null>,
  log: FastifyBaseLogger,
): Promise<void> {
  const { actor, authenticatedAt, now } = ctx
  const decision = decideAccess(endpoint.access, actor)
  if (actor && decision !== 'allowed') {
    // The call is refused even if that cannot be recorded.
    await recordRefusal(ctx, actor.id, endpoint).catch((error: unknown) =>
      log.error({ err: error }, 'could not record a refusal in the audit log'),
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
  { method, limit = method === 'GET' ? undefined : 'writes' }: Endpoint,
  ctx: Context<User | null>,
): Promise<void> {
  const isUnstorable = limit === 'registrations' || limit === 'sign-in' || limit === 'mails'
  if (limit === undefined || !ctx.actor || isUnstorable) return
  await ctx.limits.charge([{ limit, key: ctx.actor.id }])
}

function parseInput(endpoint: Endpoint, request: FastifyRequest): Omit<EndpointInput<Endpoint>, 'file'> {
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

function sendPage(reply: FastifyReply, request: FastifyRequest, page: Page<unknown>): unknown[] {
  if (page.next) {
    const [address = ''] = request.url.split('#')
    const [path, query] = address.split('?', 2)
    const parameters = new URLSearchParams(query)
    parameters.set('cursor', page.next)
    reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`)
  }
  if (page.total !== null) {
    reply.header('x-total-count', page.total > limits.counted ? `${limits.counted}+` : String(page.total))
  }
  return page.items
}
