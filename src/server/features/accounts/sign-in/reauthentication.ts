import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { sessionHashOf } from '#server/http/session.ts'
import { confirmPassword } from '#server/features/accounts/settings/password-service.ts'
import { saveReauthentication } from '#server/features/accounts/second-factor/second-factor-queries.ts'
import { attemptOf } from './attempt.ts'

/** Checks the caller's password again. For a while, this session may then do what requires a recent password. */
export async function confirmWithPassword(ctx: Context, password: string, exchange: Exchange): Promise<void> {
  const about = {
    actorId: ctx.actor.id,
    origin: ctx.origin,
    action: 'auth.confirm',
    objectType: 'user',
    objectId: ctx.actor.id,
  } as const
  try {
    await confirmPassword(ctx, password, attemptOf(ctx, exchange))
  } catch (error) {
    if (error instanceof Problem && error.code === 'wrong_password') {
      await recordAudit(ctx.db, { ...about, after: { reason: error.code }, outcome: 'refused' })
    }
    throw error
  }
  const hash = sessionHashOf(exchange.request, ctx.config)
  if (hash) await saveReauthentication(ctx.db, hash, ctx.now())
  await recordAudit(ctx.db, { ...about, after: { method: 'password' } })
}
