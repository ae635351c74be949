/** The second factor: begun, confirmed, used, renewed and taken away. */
import type { User } from '#contract/accounts.ts'
import { problems } from '#contract/problems.ts'
import type { passwordAndCode } from '#contract/second-factor.ts'
import type { z } from '#contract/zod.ts'
import { isNewStep, readCode, showRecoveryCode } from '#domain/second-factor.ts'
import { recordOwn } from '#server/audit/record-own.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events.ts'
import { Problem } from '#server/http/problem.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { findStep, hashRecoveryCode, makeAppSecret, makeRecoveryCodes, uriOf } from './authenticator.ts'
import { confirmPassword } from './password-service.ts'
import * as queries from './second-factor-queries.ts'
import { guardSignIn, type Attempt } from './sign-in-guard.ts'

/** How a person passed the second step of a sign-in. */
export type PassedBy = 'password' | 'app' | 'recovery_code'

const purposeOf = (userId: string) => `second-factor:${userId}`

/** A secret that waits for its first code: after this time in milliseconds the person begins again. */
const waitsFor = 30 * 60_000

/** The caller's second factor as the settings show it. */
export async function readSecondFactor({ db, actor }: Context) {
  const factor = await queries.findSecondFactor(db, actor.id)
  return {
    isEnrolled: factor !== null,
    enrolledAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await queries.countRecoveryCodes(db, actor.id) : 0,
  }
}

/** Makes a secret for the caller's app, by their password. */
export async function startSecondFactor(ctx: Context, password: string, attempt: Attempt) {
  await confirmPassword(ctx, password, attempt)
  const { id: userId, email } = ctx.actor
  const secret = makeAppSecret()
  const sealed = ctx.signer.encrypt(purposeOf(userId), secret)
  if (!(await queries.saveWaitingSecret(ctx.db, { userId, secret: sealed, createdAt: ctx.now() }))) {
    throw new Problem('second_factor_exists')
  }
  return { secret, uri: uriOf(secret, email) }
}

/** Puts the caller's second factor in force by its first code; every session ends. Answers the recovery codes. */
export async function confirmSecondFactor(ctx: Context, code: string, attempt: Attempt): Promise<string[]> {
  return guardSignIn(ctx, attempt, () =>
    transact(ctx.db, async (db) => {
      const userId = ctx.actor.id
      await queries.holdBackSignIns(db, userId)
      const factor = await queries.lockSecondFactor(db, userId)
      const isWaiting =
        factor?.confirmedAt === null && ctx.now().getTime() - factor.createdAt.getTime() <= waitsFor
      if (!factor || !isWaiting) throw new Problem('second_factor_not_started')
      if (!(await takeAppCode({ ...ctx, db }, factor, code))) refuseCode()
      await queries.confirmFactor(db, userId, ctx.now())
      const codes = await writeRecoveryCodes(db, userId)
      await endSessionsOf(db, userId)
      await publish(db, factAbout(userId, 'account.second_factor_added'))
      await recordOwn(
        { ...ctx, db },
        { action: 'auth.second_factor_add', userId, after: { isEnrolled: true } },
      )
      return codes
    }),
  )
}

/** Takes the caller's second factor away, by password and a code. */
export async function removeSecondFactor(
  ctx: Context,
  form: z.output<typeof passwordAndCode>,
  attempt: Attempt,
): Promise<void> {
  await withBoth(ctx, { form, attempt }, async (db) => {
    await queries.removeFactor(db, ctx.actor.id)
    await publish(db, factAbout(ctx.actor.id, 'account.second_factor_removed'))
    await recordOwn(
      { ...ctx, db },
      { action: 'auth.second_factor_remove', userId: ctx.actor.id, after: { isEnrolled: false } },
    )
  })
}

/** Makes new recovery codes, by password and a code; those before are void. */
export function renewRecoveryCodes(
  ctx: Context,
  form: z.output<typeof passwordAndCode>,
  attempt: Attempt,
): Promise<string[]> {
  return withBoth(ctx, { form, attempt }, async (db) => {
    const codes = await writeRecoveryCodes(db, ctx.actor.id)
    await recordOwn(
      { ...ctx, db },
      { action: 'auth.recovery_codes_renew', userId: ctx.actor.id, after: { codesLeft: codes.length } },
    )
    return codes
  })
}

/** Whether a sign-in may go on: who has a second factor gives a code of it. Answers how they passed. */
export async function passSecondFactor(
  ctx: Context<User | null>,
  userId: string,
  code: string | undefined,
): Promise<PassedBy> {
  if (!(await queries.findSecondFactor(ctx.db, userId))) return 'password'
  if (!code) throw new Problem('second_factor_needed')
  return transact(ctx.db, (db) => useCode({ ...ctx, db }, userId, code))
}

/** Does something that asks for password and code, in the transaction that uses the code up. */
async function withBoth<Result>(
  ctx: Context,
  given: { form: z.output<typeof passwordAndCode>; attempt: Attempt },
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { form, attempt } = given
  await confirmPassword(ctx, form.currentPassword, attempt)
  return guardSignIn(ctx, attempt, () =>
    transact(ctx.db, async (db) => {
      if (!(await queries.findSecondFactor(db, ctx.actor.id))) throw new Problem('no_second_factor')
      await useCode({ ...ctx, db }, ctx.actor.id, form.code)
      return act(db)
    }),
  )
}

/** Uses up a code of the app or a recovery code, inside the transaction of what it opens; throws `wrong_code`. */
async function useCode(ctx: Context<User | null>, userId: string, text: string): Promise<PassedBy> {
  const { db } = ctx
  const factor = await queries.lockSecondFactor(db, userId)
  if (!factor?.confirmedAt) refuseCode()
  if (await takeAppCode(ctx, factor, text)) return 'app'
  const written = readCode(text)
  const now = ctx.now()
  const isRecovery =
    written?.kind === 'recovery' &&
    (await queries.useRecoveryCode(db, { userId, codeHash: hashRecoveryCode(written.code), now }))
  if (!isRecovery) refuseCode()
  const codesLeft = await queries.countRecoveryCodes(db, userId)
  await publish(db, factAbout(userId, 'account.recovery_code_used'))
  await recordOwn(ctx, { action: 'auth.recovery_code_use', userId, after: { codesLeft } })
  return 'recovery_code'
}

type LockedFactor = NonNullable<Awaited<ReturnType<typeof queries.lockSecondFactor>>>

/** Whether the text is a code of the app that was not taken yet; it is then. */
async function takeAppCode(
  { db, signer, now }: Context<User | null>,
  { userId, secret, lastStep }: LockedFactor,
  text: string,
): Promise<boolean> {
  const written = readCode(text)
  // Without the key it was written with no code of the app is right; recovery codes are.
  const opened = signer.decrypt(purposeOf(userId), secret)
  if (written?.kind !== 'app' || opened === null) return false
  const step = findStep(opened, written.code, now())
  if (step === null || !isNewStep(step, lastStep)) return false
  await queries.saveStep(db, userId, step)
  return true
}

async function writeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await queries.replaceRecoveryCodes(db, userId, codes.map(hashRecoveryCode))
  return codes.map(showRecoveryCode)
}

function refuseCode(): never {
  const [, message] = problems.wrong_code
  throw new Problem('wrong_code', [{ path: 'code', message }])
}

type FactorFact =
  'account.second_factor_added' | 'account.second_factor_removed' | 'account.recovery_code_used'

const factAbout = (userId: string, type: FactorFact) => ({
  type,
  actorId: userId,
  subjectId: userId,
  data: {},
})
