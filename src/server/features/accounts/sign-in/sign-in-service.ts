/** Signing in: the password, then the code if the account has a second factor. Both are recorded in the audit log. */
import type { signInForm, User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { findCredentials } from '#server/features/accounts/queries.ts'
import { findSecondFactor } from '#server/features/accounts/second-factor/second-factor-queries.ts'
import {
  passSecondFactor,
  type SecondStep,
} from '#server/features/accounts/second-factor/second-factor-service.ts'
import { checkCredentials } from '#server/features/accounts/service.ts'
import { lockIfPasswordUnchanged } from '#server/features/accounts/settings/setting-queries.ts'

export interface CheckedSignIn {
  id: string
  passwordHash: string
  secondStep: SecondStep
}

/** The account that may sign in. A failure is recorded whether the account exists or not. */
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
 * Locks what was checked, in the transaction that starts the session, and records the sign-in. Fails if the password
 * or second factor has changed since the check.
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
