import type { emailChange } from '#contract/accounts/settings.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { endSessionsOf, lockSession } from '#server/http/session.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { makeToken } from '#server/email/link-token.ts'
import { tokenPurposes } from '#domain/accounts/accounts.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { keepAccount } from '#server/features/accounts/deletion/deletion-service.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { removeSecondFactorSince } from '#server/features/accounts/second-factor/second-factor-queries.ts'
import { attemptOf } from '#server/features/accounts/sign-in/attempt.ts'
import { findLinkOwner, openLink, type Link } from '#server/features/accounts/tokens.ts'
import { insertToken, isEmailFree, removeTokens } from '#server/features/accounts/token-queries.ts'
import { confirmPassword } from './password-service.ts'
import { lockAccount, saveEmail, savePassword, saveVerification } from './setting-queries.ts'

/** Whether two texts are the same address. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Enqueues the email that verifies the caller's address. */
export async function resendVerification(ctx: Context, clientNetwork: string): Promise<void> {
  const { id, email, isEmailVerified } = ctx.actor
  if (isEmailVerified) throw new Problem('email_already_verified')
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  await transact(ctx.db, (db) =>
    enqueueEmails(db, 'account.verify', [{ data: { userId: id }, uniqueKey: `verify:${id}` }]),
  )
}

/**
 * Enqueues the emails of an address change: one to confirm the new address, and a notice to the old one, with a link
 * to revert the change if the old address was verified. Only the emails reveal whether another account has the new
 * address.
 */
export async function changeEmail(
  ctx: Context,
  form: z.output<typeof emailChange>,
  exchange: Exchange,
): Promise<void> {
  const { id, email } = ctx.actor
  const attempt = attemptOf(ctx, exchange)
  const checkedHash = await confirmPassword(ctx, form.currentPassword, attempt)
  if (isSameAddress(form.email, email))
    throw new Problem('invalid', [{ path: 'email', message: fieldText('accounts.emailUnchanged') }])
  await chargeEmailLimits(ctx, { emails: [form.email, email], clientNetwork: attempt.clientNetwork })
  const now = ctx.now()
  await transact(ctx.db, async (db) => {
    const account = await lockAccount(db, id, checkedHash)
    if (!account) throw new Problem('unauthorized')
    await lockSession({ ...ctx, db }, exchange)
    await startEmailChange(db, { userId: id, account, newEmail: form.email, actorId: id, now })
  })
}

interface EmailChange {
  userId: string
  /** The locked account as it is now. */
  account: { email: string; isVerified: boolean }
  newEmail: string
  actorId: string
  now: Date
  /** Why an administrator changes it; absent if the person does. */
  reason?: string
}

/** Enqueues the emails of an address change, which takes effect when the link in the first one is opened. */
export async function startEmailChange(
  db: Db,
  { userId, account, newEmail, actorId, now, reason }: EmailChange,
): Promise<void> {
  const why = reason === undefined ? {} : { reason }
  const change = await insertToken(db, { userId, purpose: 'change', email: newEmail, now })
  await enqueueEmails(db, 'account.change', [
    { data: { tokenId: change, isCorrection: reason !== undefined } },
  ])
  await publish(db, { type: 'account.email_change_asked', actorId, subjectId: userId, data: {} })
  if (account.isVerified) {
    const back = await insertToken(db, { userId, purpose: 'revert', email: account.email, now })
    await enqueueEmails(db, 'account.revert', [{ data: { tokenId: back, newEmail, userId, ...why } }])
  } else {
    // No one has verified the old address, so a revert link could let a stranger in.
    const data = { userId, email: account.email, changeId: change, ...why }
    await enqueueEmails(db, 'account.moving', [{ data }])
  }
}

/** Cancels the link that would confirm a new address. */
export async function cancelEmailChange(ctx: Context): Promise<void> {
  await transact(ctx.db, (db) => removeTokens(db, ctx.actor.id, ['change']))
}

/** Verifies the address that an email was sent to, once. A new address becomes the account's address. */
export async function verifyEmail(
  ctx: Context<User | null>,
  token: string,
): Promise<{ userId: string; email: string; isChanged: boolean }> {
  const now = ctx.now()
  return transact(ctx.db, async (db) => {
    const { userId, email, purpose, account } = await openLink(db, {
      token,
      purposes: ['verify', 'change'],
      now,
    })
    if (purpose === 'verify') {
      if (!isSameAddress(email, account.email)) throw new Problem('link_expired')
      await saveVerification(db, userId, now)
      await publish(db, { type: 'account.email_verified', actorId: userId, subjectId: userId, data: {} })
      return { userId, email, isChanged: false }
    }
    if (!(await isEmailFree(db, { email, userId, now }))) throw new Problem('email_taken')
    await saveEmail(db, { userId, email, now })
    // Links sent to the old address stop working, except the one that reverts the change.
    await removeTokens(db, userId, ['reset', 'verify'])
    await publish(db, { type: 'account.email_changed', actorId: userId, subjectId: userId, data: {} })
    await recordOwnAction({ ...ctx, db }, { action: 'auth.email_change', userId })
    return { userId, email, isChanged: true }
  })
}

/**
 * Reverts an address change. The old address is the account's again, and everyone is signed out. The password, all
 * links and any second factor added since the change was requested stop working, and an email lets the person choose
 * a new password. A request to delete the account ends.
 */
export async function keepEmail(ctx: Context<User | null>, token: string): Promise<{ email: string }> {
  const now = ctx.now()
  const link: Link = { token, purposes: ['revert'], now }
  const owner = await findLinkOwner(ctx.db, link)
  const unknown = await hashPassword(makeToken(), ctx.passwordCost)
  return transact(ctx.db, async (db) => {
    // Someone who took the address over may have asked to delete the account.
    const isKept = await keepAccount({ ...ctx, db }, { userId: owner.id, actorId: owner.id })
    const { userId, email, createdAt: requestedAt } = await openLink(db, link)
    if (isKept) await recordOwnAction({ ...ctx, db }, { action: 'auth.cancel_deletion', userId })
    if (!(await isEmailFree(db, { email, userId, now }))) throw new Problem('email_taken')
    await saveEmail(db, { userId, email, now })
    await savePassword(db, { userId, passwordHash: unknown, now })
    await endSessionsOf(db, userId, { removesWords: false })
    await removeTokens(db, userId, tokenPurposes)
    await removeIntrudersFactor({ ...ctx, db }, userId, requestedAt)
    await publish(db, { type: 'account.email_kept', actorId: userId, subjectId: userId, data: {} })
    await recordOwnAction({ ...ctx, db }, { action: 'auth.email_change', userId })
    await enqueueEmails(db, 'account.reset', [{ data: { email, askedAt: now } }])
    return { email }
  })
}

/** An intruder may have added their own authenticator app, whose codes would lock the person out. */
async function removeIntrudersFactor(ctx: Context<User | null>, userId: string, since: Date): Promise<void> {
  if (!(await removeSecondFactorSince(ctx.db, userId, since))) return
  await publish(ctx.db, {
    type: 'account.second_factor_removed',
    actorId: userId,
    subjectId: userId,
    data: {},
  })
  await recordOwnAction(ctx, { action: 'auth.second_factor_remove', userId, after: { isEnrolled: false } })
}
