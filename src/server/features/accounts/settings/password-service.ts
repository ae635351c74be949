import type { passwordChange, passwordReset } from '#contract/accounts/settings.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { endSessionsOf, lockSession, signIn } from '#server/http/session.ts'
import { chargeEmailLimits, concealAccount } from '#server/email/email-limits.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { hashPassword, refuseGuessablePassword, verifyPassword } from '#server/features/accounts/passwords.ts'
import { attemptOf } from '#server/features/accounts/sign-in/attempt.ts'
import { guardSignIn, type Attempt } from '#server/features/accounts/sign-in/sign-in-guard.ts'
import { removeTokens } from '#server/features/accounts/token-queries.ts'
import { findLinkOwner, openLink, type Link } from '#server/features/accounts/tokens.ts'
import { findPasswordHash, lockAccount, savePassword, saveVerification } from './setting-queries.ts'

/** Enqueues the password reset email. The job looks up the account, so that the response reveals nothing. */
export async function forgetPassword(
  ctx: Context<User | null>,
  email: string,
  clientNetwork: string,
): Promise<void> {
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  const data = { email, askedAt: ctx.now() }
  const uniqueKey = `reset:${concealAccount(ctx, email)}`
  await transact(ctx.db, (db) => enqueueEmails(db, 'account.reset', [{ data, uniqueKey }]))
}

/** Sets a new password by the token of an email, once, and ends every session. Returns the account. */
export async function resetPassword(
  ctx: Context<User | null>,
  form: z.output<typeof passwordReset>,
): Promise<{ userId: string; email: string }> {
  const now = ctx.now()
  const link: Link = { token: form.token, purposes: ['reset'], now }
  const owner = await findLinkOwner(ctx.db, link)
  await refuseGuessablePassword(form.password, owner)
  const passwordHash = await hashPassword(form.password, ctx.passwordCost)
  await transact(ctx.db, async (db) => {
    const { userId, email, account } = await openLink(db, link)
    await replacePassword({ ...ctx, db }, { userId, passwordHash, action: 'auth.password_reset' })
    // The email was sent to this address, which verifies it.
    if (email === account.email) await saveVerification(db, userId, now)
  })
  return { userId: owner.id, email: owner.email }
}

/** Changes the caller's password. Requires the current one, ends every session and starts a new one here. */
export async function changePassword(
  ctx: Context,
  form: z.output<typeof passwordChange>,
  exchange: Exchange,
): Promise<void> {
  const { id, email, firstName, lastName } = ctx.actor
  const checkedHash = await confirmPassword(ctx, form.currentPassword, attemptOf(ctx, exchange))
  await refuseGuessablePassword(form.password, { email, firstName, lastName })
  const passwordHash = await hashPassword(form.password, ctx.passwordCost)
  await transact(ctx.db, async (db) => {
    if (!(await lockAccount(db, id, checkedHash))) throw new Problem('unauthorized')
    await lockSession({ ...ctx, db }, exchange)
    await replacePassword({ ...ctx, db }, { userId: id, passwordHash, action: 'auth.password_change' })
    await signIn({ ...ctx, db }, id, exchange)
  })
}

/**
 * Checks the password that the caller enters again, within the limits of sign-in. Returns its hash: a transaction that
 * relies on the password has to find the same one, because a reset may come between.
 */
export async function confirmPassword(ctx: Context, password: string, attempt: Attempt): Promise<string> {
  return guardSignIn(ctx, attempt, async () => {
    const hash = await findPasswordHash(ctx.db, ctx.actor.id)
    if (hash === null || !(await verifyPassword(hash, password))) {
      throw new Problem('wrong_password', [
        { path: 'currentPassword', message: fieldText('accounts.passwordWrong') },
      ])
    }
    return hash
  })
}

type NewPassword = {
  userId: string
  passwordHash: string
  action: 'auth.password_change' | 'auth.password_reset'
}

/** Leaves nothing to anyone who knew the old password: no session, no link, no pending address change. */
async function replacePassword(
  ctx: Context<User | null>,
  { userId, passwordHash, action }: NewPassword,
): Promise<void> {
  const { db } = ctx
  await savePassword(db, { userId, passwordHash, now: ctx.now() })
  const endedSessions = await endSessionsOf(db, userId, { removesWords: true })
  await removeTokens(db, userId, ['reset', 'change'])
  await publish(db, { type: 'account.password_changed', actorId: userId, subjectId: userId, data: {} })
  await recordOwnAction(ctx, { action, userId, after: { endedSessions } })
}
