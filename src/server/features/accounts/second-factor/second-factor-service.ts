/** Two-step sign-in: setup, confirmation, use, new recovery codes and removal. */
import type { User } from '#contract/accounts/accounts.ts'
import type { passwordAndCode } from '#contract/accounts/second-factor.ts'
import type { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isNewStep, parseSignInCode, formatRecoveryCode } from '#domain/accounts/second-factor.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import type { Exchange } from '#server/http/route.ts'
import { endSessionsOf, lockSession, renewSession, signIn } from '#server/http/session.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { confirmPassword } from '#server/features/accounts/settings/password-service.ts'
import { lockIfPasswordUnchanged } from '#server/features/accounts/settings/setting-queries.ts'
import { attemptOf } from '#server/features/accounts/sign-in/attempt.ts'
import { guardSignIn, type Attempt } from '#server/features/accounts/sign-in/sign-in-guard.ts'
import { findStep, hashRecoveryCode, makeAppSecret, makeRecoveryCodes, appUriOf } from './authenticator.ts'
import * as queries from './second-factor-queries.ts'

/** How a person passed the second step of signing in. */
export type SecondStep = 'password' | 'app' | 'recovery_code'

const encryptionPurposeOf = (userId: string) => `second-factor:${userId}`

/** Milliseconds that a person has to confirm a new secret. After that they start again. */
const setupTimeoutMs = 30 * 60_000

/** The caller's second factor as the settings show it. */
export async function findSecondFactorState({ db, actor }: Context) {
  const factor = await queries.findSecondFactor(db, actor.id)
  return {
    isEnrolled: factor !== null,
    enrolledAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await queries.countRecoveryCodes(db, actor.id) : 0,
  }
}

/** Creates a secret for the caller's app. Requires their password. */
export async function startSecondFactor(ctx: Context, password: string, attempt: Attempt) {
  await confirmPassword(ctx, password, attempt)
  const { id: userId, email } = ctx.actor
  const secret = makeAppSecret()
  const sealed = ctx.signer.encrypt(encryptionPurposeOf(userId), secret)
  if (!(await queries.savePendingSecret(ctx.db, { userId, secret: sealed, createdAt: ctx.now() }))) {
    throw new Problem('second_factor_exists')
  }
  return { secret, uri: appUriOf(secret, email) }
}

/**
 * Activates the caller's second factor by its first code, ends every session and starts a new one here. Returns the
 * recovery codes.
 */
export async function confirmSecondFactor(ctx: Context, code: string, exchange: Exchange): Promise<string[]> {
  return guardSignIn(ctx, attemptOf(ctx, exchange), () =>
    transact(ctx.db, async (db) => {
      const userId = ctx.actor.id
      await lockUser(db, userId)
      await lockSession({ ...ctx, db }, exchange)
      const factor = await queries.lockSecondFactor(db, userId)
      const isWaiting =
        factor?.confirmedAt === null && ctx.now().getTime() - factor.createdAt.getTime() <= setupTimeoutMs
      if (!factor || !isWaiting) throw new Problem('second_factor_not_started')
      if (!(await consumeAppCode({ ...ctx, db }, factor, code))) refuseCode()
      await queries.enableSecondFactor(db, userId, ctx.now())
      const codes = await issueRecoveryCodes(db, userId)
      await endSessionsOf(db, userId, { removesWords: false })
      await publish(db, secondFactorEvent(userId, 'account.second_factor_added'))
      await recordOwnAction(
        { ...ctx, db },
        { action: 'auth.second_factor_add', userId, after: { isEnrolled: true } },
      )
      await renewSession({ ...ctx, db }, exchange)
      return codes
    }),
  )
}

/** Removes the caller's second factor and starts a new session here. Requires the password and a code. */
export async function removeSecondFactor(
  ctx: Context,
  form: z.output<typeof passwordAndCode>,
  exchange: Exchange,
): Promise<void> {
  await withPasswordAndCode(ctx, { form, exchange }, async (db) => {
    await queries.removeSecondFactorRow(db, ctx.actor.id)
    await publish(db, secondFactorEvent(ctx.actor.id, 'account.second_factor_removed'))
    await recordOwnAction(
      { ...ctx, db },
      { action: 'auth.second_factor_remove', userId: ctx.actor.id, after: { isEnrolled: false } },
    )
    await signIn({ ...ctx, db }, ctx.actor.id, exchange)
  })
}

/** Creates new recovery codes and cancels the old ones. Requires the password and a code. */
export function renewRecoveryCodes(
  ctx: Context,
  form: z.output<typeof passwordAndCode>,
  exchange: Exchange,
): Promise<string[]> {
  return withPasswordAndCode(ctx, { form, exchange }, async (db) => {
    const codes = await issueRecoveryCodes(db, ctx.actor.id)
    await recordOwnAction(
      { ...ctx, db },
      { action: 'auth.recovery_codes_renew', userId: ctx.actor.id, after: { codesLeft: codes.length } },
    )
    return codes
  })
}

/** Checks the second step of a sign-in: people with a second factor must give a code. Returns how they passed. */
export async function passSecondFactor(
  ctx: Context<User | null>,
  userId: string,
  code: string | undefined,
): Promise<SecondStep> {
  if (!(await queries.findSecondFactor(ctx.db, userId))) return 'password'
  if (!code) throw new Problem('second_factor_needed')
  return transact(ctx.db, (db) => consumeCode({ ...ctx, db }, userId, code))
}

/** Runs an action that requires the password and a code, in the transaction that uses up the code. */
async function withPasswordAndCode<Result>(
  ctx: Context,
  given: { form: z.output<typeof passwordAndCode>; exchange: Exchange },
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { form, exchange } = given
  const { id } = ctx.actor
  const attempt = attemptOf(ctx, exchange)
  const passwordHash = await confirmPassword(ctx, form.currentPassword, attempt)
  return guardSignIn(ctx, attempt, () =>
    transact(ctx.db, async (db) => {
      if (!(await lockIfPasswordUnchanged(db, { id, passwordHash }))) throw new Problem('unauthorized')
      await lockSession({ ...ctx, db }, exchange)
      if (!(await queries.findSecondFactor(db, id))) throw new Problem('no_second_factor')
      await consumeCode({ ...ctx, db }, id, form.code)
      return act(db)
    }),
  )
}

/** Uses up an app code or a recovery code, in the transaction of the action that it allows. Throws `wrong_code`. */
async function consumeCode(ctx: Context<User | null>, userId: string, text: string): Promise<SecondStep> {
  const { db } = ctx
  const factor = await queries.lockSecondFactor(db, userId)
  if (!factor?.confirmedAt) refuseCode()
  if (await consumeAppCode(ctx, factor, text)) return 'app'
  const written = parseSignInCode(text)
  const now = ctx.now()
  const isRecovery =
    written?.kind === 'recovery' &&
    (await queries.consumeRecoveryCode(db, { userId, codeHash: hashRecoveryCode(written.code), now }))
  if (!isRecovery) refuseCode()
  const codesLeft = await queries.countRecoveryCodes(db, userId)
  await publish(db, secondFactorEvent(userId, 'account.recovery_code_used'))
  await recordOwnAction(ctx, { action: 'auth.recovery_code_use', userId, after: { codesLeft } })
  return 'recovery_code'
}

type LockedFactor = NonNullable<Awaited<ReturnType<typeof queries.lockSecondFactor>>>

/** Whether the text is an unused app code. Marks it as used. */
async function consumeAppCode(
  { db, signer, now }: Context<User | null>,
  { userId, secret, lastStep }: LockedFactor,
  text: string,
): Promise<boolean> {
  const written = parseSignInCode(text)
  // Without the key that encrypted the secret, no app code is valid. Recovery codes still are.
  const opened = signer.decrypt(encryptionPurposeOf(userId), secret)
  if (written?.kind !== 'app' || opened === null) return false
  const step = findStep(opened, written.code, now())
  if (step === null || !isNewStep(step, lastStep)) return false
  await queries.saveLastStep(db, userId, step)
  return true
}

async function issueRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await queries.replaceRecoveryCodes(db, userId, codes.map(hashRecoveryCode))
  return codes.map(formatRecoveryCode)
}

function refuseCode(): never {
  throw new Problem('wrong_code', [{ path: 'code', message: fieldText('accounts.codeWrong') }])
}

type SecondFactorEvent =
  | 'account.second_factor_added'
  | 'account.second_factor_removed'
  | 'account.recovery_code_used'

const secondFactorEvent = (userId: string, type: SecondFactorEvent) => ({
  type,
  actorId: userId,
  subjectId: userId,
  data: {},
})
