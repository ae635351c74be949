/** Suspending people, reinstating them, and ending their sessions. */
import { findSuspensionRefusal } from '#domain/moderation/moderation.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { lockAdministrators } from '#server/queries/accounts/staff.ts'
import {
  countApplications,
  lockPerson,
  removePersonSuspension,
  savePersonSuspension,
} from './person-queries.ts'

const by = (ctx: Context, userId: string) =>
  ({ actorId: ctx.actor.id, origin: ctx.origin, objectType: 'user', objectId: userId }) as const

/** Ends all sessions, blocks sign-in, withdraws pending applications, and notifies the person of the reason. */
export async function suspend(ctx: Context, userId: string, reason: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    const administrators = await lockAdministrators(db)
    const person = await lockPerson(db, userId)
    if (!person) throw new Problem('person_not_found')
    const refusal = findSuspensionRefusal(ctx.actor.id, person, administrators)
    if (refusal) throw new Problem(refusal)
    const { pending } = await countApplications(db, userId)
    await savePersonSuspension(db, {
      userId,
      reason,
      suspendedBy: ctx.actor.id,
      suspendedAt: ctx.now(),
    })
    const endedSessions = await endSessionsOf(db, userId, { removesWords: false })
    await publish(db, {
      type: 'account.suspended',
      actorId: ctx.actor.id,
      subjectId: userId,
      data: {},
      at: ctx.now(),
    })
    await recordAudit(db, {
      ...by(ctx, userId),
      action: 'user.suspend',
      before: { state: 'active' },
      after: { state: 'suspended', reason, endedSessions, withdrawnApplications: pending },
    })
  })
}

/** Lets a suspended person sign in again and notifies them; `isAppeal`: their granted appeal does that. */
export async function reinstate(
  ctx: Context,
  userId: string,
  { isAppeal = false }: { isAppeal?: boolean } = {},
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const person = await lockPerson(db, userId)
    if (!person) throw new Problem('person_not_found')
    if (person.id === ctx.actor.id) throw new Problem('own_case')
    if (!person.isSuspended) throw new Problem('not_suspended')
    await removePersonSuspension(db, userId)
    const about = { actorId: ctx.actor.id, subjectId: userId, data: {} }
    await publish(db, { ...about, type: 'account.reinstated', isAppeal })
    await recordAudit(db, {
      ...by(ctx, userId),
      action: 'user.reinstate',
      before: { state: 'suspended' },
      after: { state: 'active' },
    })
  })
}

/** Signs a person out everywhere. */
export async function endAllSessions(ctx: Context, userId: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    if (!(await lockPerson(db, userId))) throw new Problem('person_not_found')
    const endedSessions = await endSessionsOf(db, userId, { removesWords: true })
    await recordAudit(db, { ...by(ctx, userId), action: 'user.end_sessions', after: { endedSessions } })
  })
}
