/** The table of scheduled actions: planned, carried out once, canceled with their cause. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PlannedAction, ScheduledOutcome, ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { applications, scheduledActions } from '#server/db/schema.ts'

export interface ClaimedAction {
  id: number
  rule: string
  subjectId: string
  step: number
  attempts: number
}

/** Plans actions for subjects. What was planned before stays as it is. */
export async function insertActions(
  db: Db,
  planned: readonly (PlannedAction & { subjectId: string })[],
): Promise<void> {
  if (planned.length === 0) return
  await db
    .insert(scheduledActions)
    .values(planned.map((action) => ({ ...action, runAt: action.dueAt })))
    .onConflictDoNothing()
}

/**
 * Ends what is still open of these rules about a subject, in the transaction in which its cause ends. An action that
 * is being carried out is left alone: its rule waits for this transaction and then finds the cause gone.
 */
export async function cancelActions(
  db: Db,
  { subjectId, rules }: { subjectId: string; rules: readonly ScheduledRule[] },
): Promise<void> {
  await db
    .update(scheduledActions)
    .set({ outcome: 'canceled', doneAt: sql`now()` })
    .where(
      inArray(
        scheduledActions.id,
        db
          .select({ id: scheduledActions.id })
          .from(scheduledActions)
          .where(
            and(
              eq(scheduledActions.subjectId, subjectId),
              inArray(scheduledActions.rule, [...rules]),
              isNull(scheduledActions.outcome),
            ),
          )
          .for('update', { skipLocked: true }),
      ),
    )
}

/**
 * Locks the action that has been due longest and that no other transaction holds, until the end of the caller's
 * transaction. Null if none is due.
 */
export async function lockDueAction(db: Db, now: Date): Promise<ClaimedAction | null> {
  const { rows } = await db.execute<ClaimedAction & Record<string, unknown>>(sql`
    select id::float8 as id, rule, subject_id as "subjectId", step, attempts from ${scheduledActions}
    where outcome is null and run_at <= ${now.toISOString()}::timestamptz
    order by run_at, id limit 1 for update skip locked`)
  return rows[0] ?? null
}

/** Whether a later step of the same rule about the same subject is due, too, or done. */
export async function hasLaterDue(
  db: Db,
  { rule, subjectId, step }: ClaimedAction,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from ${scheduledActions}
    where subject_id = ${subjectId} and rule = ${rule} and step > ${step}
      and (outcome = 'done' or (outcome is null and due_at <= ${now.toISOString()}::timestamptz)) limit 1`)
  return rowCount === 1
}

/** Records how an action ended that the caller's transaction has locked; what it did may have canceled itself. */
export async function endAction(
  db: Db,
  { id, outcome, at }: { id: number; outcome: ScheduledOutcome; at: Date },
): Promise<void> {
  await db.update(scheduledActions).set({ outcome, doneAt: at }).where(eq(scheduledActions.id, id))
}

/** Records a failed attempt: tried again at `runAt`, or given up if that is null. */
export async function saveFailure(
  db: Db,
  { id, error, now, runAt }: { id: number; error: string; now: Date; runAt: Date | null },
): Promise<void> {
  await db
    .update(scheduledActions)
    .set({
      attempts: sql`${scheduledActions.attempts} + 1`,
      // PostgreSQL cannot store NUL.
      lastError: error.replaceAll('\0', '').slice(0, 2000),
      ...(runAt ? { runAt } : { outcome: 'failed' as const, doneAt: now }),
    })
    .where(and(eq(scheduledActions.id, id), isNull(scheduledActions.outcome)))
}

/**
 * Removes the records of actions that ended before a time, except about applications that are still pending: nothing
 * is planned for them twice.
 */
export async function removeOldActions(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    delete from ${scheduledActions} s
    where s.outcome is not null and s.done_at < ${before.toISOString()}::timestamptz
      and not exists (select from ${applications} a where a.id = s.subject_id and a.status = 'pending')`)
}

/** Has a locked action carried out later. */
export async function postponeAction(db: Db, id: number, runAt: Date): Promise<void> {
  await db.update(scheduledActions).set({ runAt }).where(eq(scheduledActions.id, id))
}
