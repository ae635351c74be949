/** `Idempotency-Key`: a write that is sent again, because its answer was lost, has one effect and the same answer. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { findKey, saveAnswer, takeKey, type KeyUse } from '#server/db/idempotency-keys.ts'
import { Problem } from './problem.ts'

/** Whether calls of an endpoint may carry a key: creations by someone who is signed in. */
export function takesKey({ method, access, status }: Endpoint): boolean {
  return method === 'POST' && access !== 'public' && status === 201
}

function readKey(request: FastifyRequest, endpoint: Endpoint): string | null {
  const header = request.headers['idempotency-key']
  if (header === undefined || !takesKey(endpoint)) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new Problem('invalid', [{ path: 'Idempotency-Key', message: 'Must be 1 to 255 characters' }])
  }
  return header
}

/** Answers once: the answer is stored in the transaction of the effect, and given again for 24 hours. */
export async function answerOnce(
  ctx: Context<User | null>,
  { request, endpoint }: { request: FastifyRequest; endpoint: Endpoint },
  answer: (ctx: Context<User | null>) => Promise<unknown>,
): Promise<unknown> {
  const key = readKey(request, endpoint)
  if (key === null || !ctx.actor) return answer(ctx)
  const text = `${request.method} ${request.url}\n${JSON.stringify(request.body)}`
  const fingerprint = createHash('sha256').update(text).digest()
  const use: KeyUse = { userId: ctx.actor.id, key, fingerprint, now: ctx.now() }
  return transact(ctx.db, async (db) => {
    if (await takeKey(db, use)) {
      const given = await answer({ ...ctx, db })
      await saveAnswer(db, use, JSON.stringify(given))
      return given
    }
    const known = await findKey(db, use)
    if (!known?.answer) throw new Problem('conflict')
    if (!known.fingerprint.equals(fingerprint)) throw new Problem('key_reused')
    const again: unknown = JSON.parse(known.answer)
    return again
  })
}
