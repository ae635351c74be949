/**
 * `Idempotency-Key`: a write that is repeated because its answer was lost has one effect and gets the same answer.
 */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import {
  findIdempotencyKey,
  saveResponse,
  claimIdempotencyKey,
  type IdempotencyKeyUse,
} from './idempotency-queries.ts'
import { Problem } from './problem.ts'

/**
 * True if calls of an endpoint may carry a key: creations by someone who is signed in. Not uploads: their file would
 * have to be compared too, and the transaction would stay open while it is stored.
 */
export function acceptsIdempotencyKey({ method, access, status, file }: Endpoint): boolean {
  return method === 'POST' && access !== 'public' && status === 201 && file !== true
}

function parseIdempotencyKey(request: FastifyRequest, endpoint: Endpoint): string | null {
  const header = request.headers['idempotency-key']
  if (header === undefined || !acceptsIdempotencyKey(endpoint)) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new Problem('invalid', [
      { path: 'Idempotency-Key', message: fieldText('general.lengthBetween', { min: 1, max: 255 }) },
    ])
  }
  return header
}

/** Executes a call once: stores the answer in the transaction of the effect, and repeats it for 24 hours. */
export async function runOnceWithKey(
  ctx: Context<User | null>,
  { request, endpoint }: { request: FastifyRequest; endpoint: Endpoint },
  answer: (ctx: Context<User | null>) => Promise<unknown>,
): Promise<unknown> {
  const key = parseIdempotencyKey(request, endpoint)
  if (key === null || !ctx.actor) return answer(ctx)
  const text = `${request.method} ${request.url}\n${JSON.stringify(request.body)}`
  const fingerprint = createHash('sha256').update(text).digest()
  const use: IdempotencyKeyUse = { userId: ctx.actor.id, key, fingerprint, now: ctx.now() }
  return transact(ctx.db, async (db) => {
    if (await claimIdempotencyKey(db, use)) {
      const answered = await answer({ ...ctx, db })
      await saveResponse(db, use, JSON.stringify(answered))
      return answered
    }
    const stored = await findIdempotencyKey(db, use)
    if (!stored?.answer) throw new Problem('conflict')
    if (!stored.fingerprint.equals(fingerprint)) throw new Problem('key_reused')
    const again: unknown = JSON.parse(stored.answer)
    return again
  })
}
