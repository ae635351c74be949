/** Registers an endpoint value with its handler: access, input checks, response serialization and paging headers. */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import { addressesOf, type Endpoint, type EndpointInput, type EndpointResponse } from '#contract/endpoint.ts'
import { callerHeader } from '#contract/page.ts'
import { limits } from '#contract/limits.ts'
import type { Context } from '#server/context.ts'
import { checkCall, logErrors } from './check-call.ts'
import { runOnceWithKey } from './idempotency.ts'
import type { Page } from './lists/page.ts'
import { Problem } from './problem.ts'
import { readWhereAllowed } from './replica-reads.ts'
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
        refuseForOther(endpoint, ctx, request)
        const parts = await checkCall(endpoint, { ctx, log: logErrors(request.log) }, request)
        // Last, so that no byte of a file is stored for a caller without access or over a limit.
        const file = endpoint.file && (await readUploadedFile(request))
        const input = { ...parts, file } as EndpointInput<E>
        if (endpoint.download) {
          const ready = handle(ctx as Context<ActorOf<E>>, input, { request, reply })
          return sendDownload(reply, (await ready) as Download)
        }
        const answer = await runOnceWithKey(ctx, { request, endpoint }, (once) =>
          readWhereAllowed(once, { endpoint, request }, (chosen) =>
            handle(chosen as Context<ActorOf<E>>, input, { request, reply }),
          ),
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

/** Refuses what a page sends for someone else than has signed in since, in another tab. That page then opens again. */
function refuseForOther({ access }: Endpoint, { actor }: Context<User | null>, { headers }: FastifyRequest) {
  const caller = headers[callerHeader]
  if (access !== 'public' && caller !== undefined && actor && caller !== actor.id)
    throw new Problem('unauthorized')
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

function sendPage(reply: FastifyReply, request: FastifyRequest, page: Page<unknown>): unknown[] {
  if (page.next) {
    const [address = ''] = request.url.split('#')
    const [path, query] = address.split('?', 2)
    const parameters = new URLSearchParams(query)
    parameters.set('cursor', page.next)
    reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`)
  }
  reply.header('x-total-count', page.total > limits.counted ? `${limits.counted}+` : String(page.total))
  return page.items
}
