/** Signing in: the password, then the code of who has a second factor, and both on record. */
import type { signInForm, User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { findCredentials } from './queries.ts'
import { findSecondFactor } from './second-factor-queries.ts'
import { passSecondFactor, type SecondStep } from './second-factor-service.ts'
import { checkCredentials } from './service.ts'
import { lockIfPasswordUnchanged } from './setting-queries.ts'

export interface CheckedSignIn {
  id: string
  passwordHash: string
  secondStep: SecondStep
}

/** The account that may be signed in; a refusal is on record, whether there is such an account or not. */
export async function checkSignIn(
  ctx: Context<User | null>,
  form: z.output<typeof signInForm>,
): Promise<CheckedSignIn> {
  try {
    const account = await checkCredentials(ctx, form)
    return { ...account, secondStep: await passSecondFactor(ctx, account.id, form.code) }
  } catch (error) {
    if (error instanceof Problem && error.code !== 'second_factor_needed') {
      await recordRefusal(ctx, form.email, error.code)
    }
    throw error
  }
}

/**
 * Holds what was checked, inside the transaction that begins the session, and records the sign-in. A password or a second
 * factor that was set since opens no session that the change did not see.
 */
export async function lockSignIn(ctx: Context<User | null>, checked: CheckedSignIn): Promise<void> {
  const { id, secondStep } = checked
  if (!(await lockIfPasswordUnchanged(ctx.db, checked))) throw new Problem('invalid_credentials')
  if (secondStep === 'password' && (await findSecondFactor(ctx.db, id))) {
    throw new Problem('second_factor_needed')
  }
  await recordOwnAction(ctx, { action: 'auth.sign_in', userId: id, after: { method: secondStep } })
}

async function recordRefusal(ctx: Context<User | null>, email: string, reason: string): Promise<void> {
  const account = await findCredentials(ctx.db, email)
  await recordAudit(ctx.db, {
    actorId: null,
    origin: ctx.origin,
    action: 'auth.sign_in',
    objectType: 'user',
    objectId: account?.id ?? null,
    after: { reason },
    outcome: 'refused',
  })
}
