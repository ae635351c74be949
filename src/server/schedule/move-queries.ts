/** What is planned after a setting of its rule changed. */
import { sql } from 'drizzle-orm'
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { scheduledActions } from '#server/db/schema.ts'

/**
 * Moves the open actions of a rule that were planned with other days than its steps have now, by the difference. What is
 * moved ahead still leaves `notice` days from now, unless it was due earlier anyway. Of what an earlier release planned, the
 * days are unknown: it keeps its time.
 */
export async function moveActions(
  db: Db,
  {
    rule,
    stepDays,
    notice,
    now,
  }: { rule: ScheduledRule; stepDays: readonly number[]; notice: number; now: Date },
): Promise<void> {
  const moved = sql`case when a.planned_days is null then a.due_at else greatest(
    a.due_at + make_interval(days => s.days - a.planned_days),
    least(a.due_at, ${now.toISOString()}::timestamptz + make_interval(days => ${notice}::int))) end`
  await db.execute(sql`
    update ${scheduledActions} a set planned_days = s.days, due_at = ${moved},
      run_at = case when a.run_at = a.due_at then ${moved} else a.run_at end
    from unnest(${sql.param([...stepDays])}::int[]) with ordinality as s (days, step)
    where a.rule = ${rule} and a.outcome is null and a.step = s.step and a.planned_days is distinct from s.days`)
}
