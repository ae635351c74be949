import type { passwordChange, passwordReset } from '#contract/accounts/settings.ts'
import { commonPasswordText, type User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { chargeEmailLimits, concealAccount } from '#server/email/email-limits.ts'
import { enqueueAccountEmail } from '#server/email/templates/accounts.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { findPasswordHash, lockAccount, savePassword, saveVerification } from './setting-queries.ts'
import { guardSignIn, type Attempt } from './sign-in-guard.ts'
import { removeTokens } from './token-queries.ts'
import { findLinkOwner, openLink, type Link } from './tokens.ts'

/** Asks for the letter that lets a person in again. The account is looked for by the job: here nobody can tell it. */
export async function forgetPassword(
  ctx: Context<User | null>,
  email: string,
  clientNetwork: string,
): Promise<void> {
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  const askedAt = ctx.now().toISOString()
  await transact(ctx.db, (db) =>
    enqueueAccountEmail(db, { letter: 'reset', email, askedAt }, `reset:${concealAccount(ctx, email)}`),
  )
}

/** Sets a new password by the token of a letter, once; ends every session. Answers the account it opened. */
export async function resetPassword(
  ctx: Context<User | null>,
  form: z.output<typeof passwordReset>,
): Promise<{ userId: string; email: string }> {
  const now = ctx.now()
  const link: Link = { token: form.token, purposes: ['reset'], now }
  const owner = await findLinkOwner(ctx.db, link)
  refuseCommonPassword(form.password, owner)
  const passwordHash = await hashPassword(form.password, ctx.passwordCost)
  await transact(ctx.db, async (db) => {
    const { userId, email, account } = await openLink(db, link)
    await replacePassword({ ...ctx, db }, { userId, passwordHash, action: 'auth.password_reset' })
    // The letter came to this address.
    if (email === account.email) await saveVerification(db, userId, now)
  })
  return { userId: owner.id, email: owner.email }
}

/** Changes the caller's password, which they give again; ends every session, this one too. */
export async function changePassword(
  ctx: Context,
  form: z.output<typeof passwordChange>,
  attempt: Attempt,
): Promise<void> {
  const { id, email, firstName, lastName } = ctx.actor
  await confirmPassword(ctx, form.currentPassword, attempt)
  refuseCommonPassword(form.password, { email, firstName, lastName })
  const passwordHash = await hashPassword(form.password, ctx.passwordCost)
  await transact(ctx.db, async (db) => {
    if (!(await lockAccount(db, id))) throw new Problem('unauthorized')
    await replacePassword({ ...ctx, db }, { userId: id, passwordHash, action: 'auth.password_change' })
  })
}

/** Checks the password that the caller gives again, as often as signing in may be tried. */
export async function confirmPassword(ctx: Context, password: string, attempt: Attempt): Promise<void> {
  await guardSignIn(ctx, attempt, async () => {
    const hash = await findPasswordHash(ctx.db, ctx.actor.id)
    if (hash === null || !(await verifyPassword(hash, password))) {
      throw new Problem('wrong_password', [
        { path: 'currentPassword', message: 'This is not your current password' },
      ])
    }
  })
}

/** Refuses a password that is easily guessed (A16). */
export function refuseCommonPassword(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): void {
  const { email, firstName, lastName } = person
  if (isCommonPassword(password, { email, names: [firstName, lastName] })) {
    throw new Problem('invalid', [{ path: 'password', message: commonPasswordText }])
  }
}

type NewPassword = {
  userId: string
  passwordHash: string
  action: 'auth.password_change' | 'auth.password_reset'
}

/** Whoever knew the password before has nothing left: no session, no link, no address that waits to be confirmed. */
async function replacePassword(
  ctx: Context<User | null>,
  { userId, passwordHash, action }: NewPassword,
): Promise<void> {
  const { db } = ctx
  await savePassword(db, { userId, passwordHash, now: ctx.now() })
  const endedSessions = await endSessionsOf(db, userId)
  await removeTokens(db, userId, ['reset', 'change'])
  await publish(db, { type: 'account.password_changed', actorId: userId, subjectId: userId, data: {} })
  await recordOwnAction(ctx, { action, userId, after: { endedSessions } })
}
