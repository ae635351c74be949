/** The table of scheduled actions: planned, carried out once, canceled with their cause. */
import { and, eq, inArray, isNull, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PlannedAction, ScheduledOutcome, ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { scheduledActions } from '#server/db/tables/schedule.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

export interface ClaimedAction {
  id: number
  rule: ScheduledRule
  subjectId: string
  step: number
  causeAt: Date | null
  attempts: number
}

/**
 * The subjects for which a rule has a cause now, as a query with the columns `subject_id` and `since`, the time it
 * counts from. If a subject's time changes, the rule is planned again.
 */
export type FindCauses = (now: Date) => SQL

/** Why a rule acts on a subject: the time that its days count from. */
export interface Cause {
  subjectId: string
  since: Date
}

interface RuleCauses {
  rule: ScheduledRule
  causes: SQL
}

/** Those of these subjects, or of all, that have a cause for a rule but nothing planned for it, the oldest cause first. */
export async function listUnplanned(
  db: Db,
  {
    rule,
    causes,
    subjectIds,
    most,
  }: RuleCauses & { subjectIds?: readonly string[] | undefined; most: number },
): Promise<Cause[]> {
  const isAsked = subjectIds ? sql`c.subject_id = any(${sql.param([...subjectIds])}::uuid[])` : sql`true`
  const { rows } = await db.execute<{ subjectId: string; since: string }>(sql`
    select c.subject_id as "subjectId", c.since from (${causes}) c
    where ${isAsked} and not exists (select from ${scheduledActions} s
      where s.subject_id = c.subject_id and s.rule = ${rule} and s.outcome is distinct from 'canceled'
        and (s.cause_at is null or s.cause_at = c.since))
    order by c.since, c.subject_id limit ${most}`)
  return rows.map(({ subjectId, since }) => ({ subjectId, since: new Date(since) }))
}

/** Whether a subject still has the cause that its action was planned for. */
export async function hasCause(
  db: Db,
  { causes, subjectId, causeAt }: { causes: SQL; subjectId: string; causeAt: Date | null },
): Promise<boolean> {
  const since = causeAt?.toISOString() ?? null
  const { rowCount } = await db.execute(sql`
    select from (${causes}) c
    where c.subject_id = ${subjectId} and (c.since = ${since}::timestamptz or ${since}::timestamptz is null)`)
  return rowCount === 1
}

/** Plans actions. What was planned for the same cause stays as it is, unless it was canceled. */
export async function insertActions(db: Db, planned: readonly (PlannedAction & Cause)[]): Promise<void> {
  if (planned.length === 0) return
  await db
    .insert(scheduledActions)
    .values(planned.map(({ since, ...action }) => ({ ...action, causeAt: since, runAt: action.dueAt })))
    .onConflictDoUpdate({
      target: [scheduledActions.subjectId, scheduledActions.rule, scheduledActions.step],
      set: {
        causeAt: sql`excluded.cause_at`,
        dueAt: sql`excluded.due_at`,
        runAt: sql`excluded.run_at`,
        attempts: 0,
        lastError: null,
        doneAt: null,
        outcome: null,
      },
      setWhere: sql`${scheduledActions.outcome} = 'canceled' or ${scheduledActions.causeAt} <> excluded.cause_at`,
    })
}

interface OpenActions {
  subjectIds: readonly string[]
  rules: readonly ScheduledRule[]
}

/**
 * Ends what is still open of these rules about subjects, in the transaction in which its cause ends. An action that
 * is being carried out is left alone: its rule waits for this transaction and then finds the cause gone.
 */
export async function cancelActions(db: Db, open: OpenActions): Promise<void> {
  await endOpen(db, open, { outcome: 'canceled', doneAt: sql`now()` })
}

async function endOpen(
  db: Db,
  { subjectIds, rules }: OpenActions,
  end: { outcome: ScheduledOutcome; doneAt: Date | SQL },
): Promise<void> {
  const open = db
    .select({ id: scheduledActions.id })
    .from(scheduledActions)
    .where(
      and(
        inArray(scheduledActions.subjectId, [...subjectIds]),
        inArray(scheduledActions.rule, [...rules]),
        isNull(scheduledActions.outcome),
      ),
    )
    .for('update', { skipLocked: true })
  await db.update(scheduledActions).set(end).where(inArray(scheduledActions.id, open))
}

interface Due {
  now: Date
  rules: readonly ScheduledRule[]
}

/**
 * The action that has been due longest. The order names the stored id: a bare `id` would be the number in the result, which
 * no index has, so many actions that are due at one time would be sorted again for each.
 */
export const selectDueAction = ({ now, rules }: Due): SQL => sql`
  select s.id::float8 as id, s.rule, s.subject_id as "subjectId", s.step, s.cause_at as "causeAt", s.attempts
  from ${scheduledActions} s
  where s.outcome is null and s.run_at <= ${toTimestamp(now)} and s.rule = any(${sql.param([...rules])}::text[])
  order by s.run_at, s.id limit 1 for update skip locked`

/**
 * Locks the action that has been due longest and that no other transaction holds, until the end of the caller's
 * transaction. Null if none is due. Rules of a newer release are left to its processes.
 */
export async function lockDueAction(db: Db, due: Due): Promise<ClaimedAction | null> {
  const { rows } = await db.execute<
    Omit<ClaimedAction, 'causeAt'> & { causeAt: string | null } & Record<string, unknown>
  >(selectDueAction(due))
  const [row] = rows
  return row ? { ...row, causeAt: row.causeAt === null ? null : new Date(row.causeAt) } : null
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
      and (outcome = 'done' or (outcome is null and due_at <= ${toTimestamp(now)})) limit 1`)
  return rowCount === 1
}

/** Ends as done what is open of a rule about these subjects, because it happens together. */
export async function endTogether(
  db: Db,
  { rule, subjectIds, at }: { rule: ScheduledRule; subjectIds: readonly string[]; at: Date },
): Promise<void> {
  await endOpen(db, { subjectIds, rules: [rule] }, { outcome: 'done', doneAt: at })
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
 * When a reminder was last sent about a subject, or is going to be: one that is due, failed and tried again, or that
 * another process has locked counts as sent now at the earliest, and so does the first one, even if it is planned for
 * later. Null if there was none.
 */
export async function findLastReminder(
  db: Db,
  { rule, subjectId, now }: { rule: ScheduledRule; subjectId: string; now: Date },
): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select ${lastReminder(sql`${subjectId}::uuid`, { rule, now })} as at`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}

/** The same as an expression, for queries of several subjects. */
export const lastReminder = (subjectId: SQL, { rule, now }: { rule: ScheduledRule; now: Date }): SQL => sql`(
  select coalesce(
    greatest(max(r.run_at) filter (where r.outcome is null and r.due_at <= ${toTimestamp(now)}),
      max(${toTimestamp(now)}) filter (where r.outcome is null and r.due_at <= ${toTimestamp(now)}),
      max(r.done_at) filter (where r.outcome = 'done')),
    min(r.run_at) filter (where r.outcome is null))
  from ${scheduledActions} r where r.subject_id = ${subjectId} and r.rule = ${rule})`

/** Removes the records of a rule that ended before a time and whose cause is gone. */
export async function removeEnded(
  db: Db,
  { rule, causes, before }: RuleCauses & { before: Date },
): Promise<void> {
  await db.execute(sql`
    delete from ${scheduledActions} s
    where s.rule = ${rule} and s.outcome is not null and s.done_at < ${toTimestamp(before)}
      and not exists (select from (${causes}) c where c.subject_id = s.subject_id)`)
}

/** The same for rules that are not among these: of another release. */
export async function removeEndedOfUnknown(
  db: Db,
  { rules, before }: { rules: readonly ScheduledRule[]; before: Date },
): Promise<void> {
  await db
    .delete(scheduledActions)
    .where(and(notInArray(scheduledActions.rule, [...rules]), lt(scheduledActions.doneAt, before)))
}

/** Has a locked action carried out later. */
export async function postponeAction(db: Db, id: number, runAt: Date): Promise<void> {
  await db.update(scheduledActions).set({ runAt }).where(eq(scheduledActions.id, id))
}

/** Removes what was planned or done about a subject that is gone. */
export async function removeActionsAbout(db: Db, subjectId: string): Promise<void> {
  await db.delete(scheduledActions).where(eq(scheduledActions.subjectId, subjectId))
}
