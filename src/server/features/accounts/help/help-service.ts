/** What administrators do for people who cannot help themselves. */
import type { z } from '#contract/zod.ts'
import type { addressCorrection } from '#contract/accounts/help.ts'
import { fieldText } from '#contract/field-texts.ts'
import { findHelpRefusal } from '#domain/accounts/help.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { chargeEmailLimits } from '#server/email/email-limits.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { isSameAddress, startEmailChange } from '#server/features/accounts/settings/email-service.ts'
import { removeSecondFactorRow } from '#server/features/accounts/second-factor/second-factor-queries.ts'
import { isEmailFree } from '#server/features/accounts/token-queries.ts'
import { findHelped } from './help-queries.ts'

const by = (ctx: Context, userId: string) =>
  ({ actorId: ctx.actor.id, origin: ctx.origin, objectType: 'user', objectId: userId }) as const

/** The person if the administrator may help them; locked inside a transaction. */
async function requireHelped(ctx: Context, db: Db, userId: string) {
  const person = await findHelped(db, userId, { isLocked: db !== ctx.db })
  if (!person) throw new Problem('person_not_found')
  const refusal = findHelpRefusal(ctx.actor.id, person)
  if (refusal) throw new Problem(refusal)
  return person
}

/** Sends the verification email again. */
export async function resendVerificationFor(
  ctx: Context,
  userId: string,
  clientNetwork: string,
): Promise<void> {
  const { email, isVerified } = await requireHelped(ctx, ctx.db, userId)
  if (isVerified) throw new Problem('person_already_verified')
  await chargeEmailLimits(ctx, { emails: [email], clientNetwork })
  await transact(ctx.db, async (db) => {
    const person = await requireHelped(ctx, db, userId)
    if (person.isVerified) throw new Problem('person_already_verified')
    await enqueueEmails(db, 'account.verify', [{ data: { userId }, uniqueKey: `verify:${userId}` }])
    await recordAudit(db, { ...by(ctx, userId), action: 'user.resend_verification' })
  })
}

/**
 * Corrects an address: the new one gets a link to confirm it, and only then is it the account's. So a second mistake
 * gives the account to no stranger. The old address gets a notice, with a link to refuse the change if it was verified.
 */
export async function correctAddress(
  ctx: Context,
  userId: string,
  { email, reason, clientNetwork }: z.output<typeof addressCorrection> & { clientNetwork: string },
): Promise<void> {
  const requireDifferent = async (db: Db) => {
    const person = await requireHelped(ctx, db, userId)
    if (isSameAddress(email, person.email)) {
      throw new Problem('invalid', [{ path: 'email', message: fieldText('accounts.emailUnchanged') }])
    }
    // Administrators see all addresses anyway, so they can know that this one is taken.
    if (!(await isEmailFree(db, { email, userId, now: ctx.now() }))) throw new Problem('email_taken')
    return person
  }
  const before = await requireDifferent(ctx.db)
  await chargeEmailLimits(ctx, { emails: [email, before.email], clientNetwork })
  await transact(ctx.db, async (db) => {
    const person = await requireDifferent(db)
    const change = { userId, account: person, newEmail: email, actorId: ctx.actor.id, now: ctx.now() }
    await startEmailChange(db, { ...change, reason })
    const endedSessions = await endSessionsOf(db, userId, { removesWords: false })
    await recordAudit(db, {
      ...by(ctx, userId),
      action: 'user.correct_address',
      after: { reason, endedSessions },
    })
  })
}

/** Removes the second factor of a person who lost it, and ends all their sessions. */
export async function resetSecondFactor(ctx: Context, userId: string, reason: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    await requireHelped(ctx, db, userId)
    if (!(await removeSecondFactorRow(db, userId))) throw new Problem('no_second_factor')
    const endedSessions = await endSessionsOf(db, userId, { removesWords: false })
    await publish(db, {
      type: 'account.second_factor_reset',
      actorId: ctx.actor.id,
      subjectId: userId,
      data: {},
      reason,
    })
    await recordAudit(db, {
      ...by(ctx, userId),
      action: 'user.reset_second_factor',
      before: { isEnrolled: true },
      after: { isEnrolled: false, reason, endedSessions },
    })
  })
}
