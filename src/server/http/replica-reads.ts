/**
 * Visitors read what may be a little old from a copy of the database, unless they have just written
 * (docs/decisions/0124-reads-from-a-replica.md).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Config } from '#server/config/config.ts'
import type { Context, Services } from '#server/context.ts'
import { replicaOf } from '#server/db/db.ts'
import { replicaLagMs } from '#server/db/replica.ts'

/** Longer than a copy in use can lag, by a second for the browser's clock, which counts whole ones. */
const maxAge = replicaLagMs / 1000 + 1

const nameOf = (config: Config) => (config.publicUrl.startsWith('https:') ? '__Host-wrote' : 'wrote')

/** Whether this browser has written within the last seconds, so that it must see what it wrote. */
export const hasJustWritten = (request: FastifyRequest, config: Config): boolean =>
  request.cookies[nameOf(config)] !== undefined

/** Marks each browser that writes, by a cookie so that all nodes know. Sets none without a copy. */
export function installWriteMarks(app: FastifyInstance, { config, database }: Services): void {
  if (!replicaOf(database.db)) return
  const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge } as const
  const secure = config.publicUrl.startsWith('https:')
  app.addHook('onSend', async (request, reply) => {
    // A refused write, too: it may have been stored before the connection was lost.
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS')
      reply.setCookie(nameOf(config), '1', { ...options, secure })
  })
}

/** Answers a call from the copy if the endpoint allows it and the caller is a visitor who wrote nothing lately. */
export function readWhereAllowed<Answer>(
  ctx: Context<User | null>,
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
  handle: (ctx: Context<User | null>) => Promise<Answer>,
): Promise<Answer> {
  const replica = endpoint.allowsReplica && !ctx.actor ? replicaOf(ctx.db) : undefined
  if (!replica || hasJustWritten(request, ctx.config)) return handle(ctx)
  return replica.read(ctx.db, (db) => handle({ ...ctx, db }))
}
