/** What administrators do with scheduled actions. */
import { isScheduledRule } from '#domain/schedule/schedule.ts'
import { recordAudit } from '#server/audit/record.ts'
import { findConflicts } from '#server/cases/conflict-queries.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { addJob } from '#server/jobs/queries.ts'
import { findEndOfNotice, moreActions } from '#server/schedule/run.ts'
import { findParties, lockAction, saveDueNow, saveOutcome } from './queries.ts'

interface Change {
  id: number
  reason: string
}

/**
 * Makes an action due now; a worker carries it out. Refused while people still have days after a reminder, because
 * the worker would only put it off.
 */
export async function runNow(ctx: Context, change: Change): Promise<void> {
  await changeAction(ctx, { ...change, action: 'schedule.run' }, async (db, { rule, subjectId }) => {
    const noticeEnd = isScheduledRule(rule) ? await findEndOfNotice(db, { rule, subjectId }, ctx.now()) : null
    if (noticeEnd && noticeEnd > ctx.now()) throw new Problem('notice_running')
    await saveDueNow(db, change.id, ctx.now())
    await addJob(db, moreActions)
    return 'due'
  })
}

/** Ends an action without carrying it out. */
export async function skip(ctx: Context, change: Change): Promise<void> {
  await changeAction(ctx, { ...change, action: 'schedule.skip' }, async (db) => {
    await saveOutcome(db, change.id, { outcome: 'skipped', at: ctx.now() })
    return 'skipped'
  })
}

/** Locks an action, then looks: one that a process has carried out meanwhile stays as it is. */
async function changeAction(
  ctx: Context,
  { id, reason, action }: Change & { action: 'schedule.run' | 'schedule.skip' },
  work: (db: Db, about: { rule: string; subjectId: string }) => Promise<string>,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const found = await lockAction(db, id)
    if (!found) throw new Problem('action_not_found')
    const { rule, step, outcome, runAt, subjectId } = found
    const [isOwn] = await findConflicts({ ...ctx, db }, [await findParties(db, subjectId)])
    if (isOwn) throw new Problem('own_case')
    if (outcome !== null && outcome !== 'failed') throw new Problem('action_ended')
    const before = outcome ?? (runAt <= ctx.now() ? 'due' : 'planned')
    const after = await work(db, found)
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action,
      objectType: 'scheduled_action',
      objectId: String(id),
      before: { state: before },
      after: { state: after, rule, step, reason },
    })
  })
}
