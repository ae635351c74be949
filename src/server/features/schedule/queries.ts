/** Queries of the administrators' list of scheduled actions. */
import { eq, sql, type SQL } from 'drizzle-orm'
import type { ScheduleState } from '#contract/administration/list-filters.ts'
import type { ScheduledAction } from '#contract/schedule/actions.ts'
import type { ScheduledOutcome } from '#domain/schedule/schedule.ts'
import type { CaseParties } from '#server/cases/conflict-queries.ts'
import type { Db } from '#server/db/db.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import { pageRows } from '#server/http/lists/page.ts'
import type { TimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { scheduledActions } from '#server/db/tables/schedule.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface ListedActions {
  state: ScheduleState
  rule: string | undefined
  now: Date
}

export interface ActionFilter extends ListedActions {
  after: TimestampCursor | null
  limit?: number
}

type FoundAction = Omit<ScheduledAction, 'state'>

/** Actions in one state: one page plus one extra row that tells whether there is a next page, or as many as `limit`. */
export async function listActions(db: Db, filter: ActionFilter): Promise<FoundAction[]> {
  const { after, limit = pageRows } = filter
  const { column, condition, isDescending } = describeState(filter)
  const direction = isDescending ? sql`desc` : sql`asc`
  const comparison = isDescending ? sql`<` : sql`>`
  const { rows } = await db.execute<FoundAction & Record<string, unknown>>(sql`
    with page as (
      select *, ${column} as at from ${scheduledActions}
      where ${condition} and ${after ? sql`(${column}, id) ${comparison} (${after.at}::timestamptz, ${after.id})` : sql`true`}
      order by ${column} ${direction}, id ${direction} limit ${limit})
    select page.id::float8 as id, page.rule, page.step, page.attempts, page.last_error as "lastError",
      ${iso(sql`page.due_at`)} as "dueAt", ${iso(sql`page.at`)} as at,
      case when p.id is not null then jsonb_build_object('id', p.id, 'title', p.title) end as project,
      case when u.id is not null then
        jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as person
    from page
    left join hour_entries h on h.id = page.subject_id
    left join invites i on i.id = page.subject_id
    left join applications a on a.id = coalesce(h.application_id, page.subject_id)
    left join projects p on p.id = coalesce(a.project_id, i.project_id, page.subject_id)
    left join users u on u.id = coalesce(a.volunteer_id, i.volunteer_id, page.subject_id)
    order by page.at ${direction}, page.id ${direction}`)
  return rows
}

/** How many actions a list has, over all pages. */
export async function countListed(db: Db, listed: ListedActions): Promise<number> {
  const { condition } = describeState(listed)
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from ${scheduledActions} where ${condition} limit ${maxCountedRows}) found`)
  return rows[0]?.total ?? 0
}

function describeState({ state, rule, now }: ListedActions) {
  const at = toTimestamp(now)
  const isOf = rule === undefined ? sql`true` : sql`rule = ${rule}`
  if (state === 'due' || state === 'planned') {
    const hasCome = state === 'due' ? sql`run_at <= ${at}` : sql`run_at > ${at}`
    return {
      column: sql`run_at`,
      condition: sql`outcome is null and ${hasCome} and ${isOf}`,
      isDescending: false,
    }
  }
  return { column: sql`done_at`, condition: sql`outcome = ${state} and ${isOf}`, isDescending: true }
}

/** Counts actions by rule and state. */
export async function countActions(db: Db, now: Date) {
  const { rows } = await db.execute<{ rule: string; state: ScheduleState; count: number }>(sql`
    select rule, coalesce(outcome, case when run_at <= ${toTimestamp(now)} then 'due' else 'planned' end)
      as state, count(*)::int as count
    from ${scheduledActions} group by 1, 2 order by 1, 2`)
  return rows
}

/** An action, locked until the end of the transaction. If a process carries it out, waits until it has. */
export async function lockAction(db: Db, id: number) {
  const [row] = await db
    .select({
      rule: scheduledActions.rule,
      step: scheduledActions.step,
      outcome: scheduledActions.outcome,
      runAt: scheduledActions.runAt,
      subjectId: scheduledActions.subjectId,
    })
    .from(scheduledActions)
    .where(eq(scheduledActions.id, id))
    .for('update')
  return row ?? null
}

/** Whom a subject of the schedule is about: the volunteer and the organization of its project, if it still exists. */
export async function findParties(db: Db, subjectId: string): Promise<CaseParties> {
  const { rows } = await db.execute<{ organizationId: string | null; volunteerId: string | null }>(sql`
    select p.organization_id as "organizationId", coalesce(a.volunteer_id, i.volunteer_id, u.id) as "volunteerId"
    from (select ${subjectId}::uuid as id) s
    left join hour_entries h on h.id = s.id
    left join invites i on i.id = s.id
    left join applications a on a.id = coalesce(h.application_id, s.id)
    left join projects p on p.id = coalesce(a.project_id, i.project_id, s.id)
    left join users u on u.id = s.id`)
  const { organizationId = null, volunteerId = null } = rows[0] ?? {}
  return {
    people: volunteerId === null ? [] : [volunteerId],
    ...(organizationId !== null && { organizationId }),
  }
}

/** Makes a locked action due now, as if it had never been tried. */
export async function saveDueNow(db: Db, id: number, now: Date): Promise<void> {
  const at = toTimestamp(now)
  await db.execute(sql`
    update ${scheduledActions} set outcome = null, done_at = null, attempts = 0, last_error = null,
      due_at = least(due_at, ${at}), run_at = ${at} where id = ${id}`)
}

/** Ends a locked action. */
export async function saveOutcome(
  db: Db,
  id: number,
  { outcome, at }: { outcome: ScheduledOutcome; at: Date },
): Promise<void> {
  await db.update(scheduledActions).set({ outcome, doneAt: at }).where(eq(scheduledActions.id, id))
}
