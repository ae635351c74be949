/** Hours that wait for an answer (safeguard S15). */
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { findNoticeStart, scheduleRules, type ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { projects } from '#server/db/tables/projects.ts'
import { scheduledActions } from '#server/db/tables/schedule.ts'
import { lastReminder, type FindCauses } from '#server/schedule/action-queries.ts'

/** Hours wait from their last change on; those of a removed project do not. */
export const findWaitingHoursCauses: FindCauses = () => sql`
  select e.id as subject_id, e.updated_at as since from ${hourEntries} e
  join ${applications} a on a.id = e.application_id join ${projects} p on p.id = a.project_id
  where e.status = 'awaiting' and p.visibility <> 'removed'`

/** The work that an hours entry belongs to, or null. */
export async function findWorkOfHours(
  db: Db,
  id: string,
): Promise<{ applicationId: string; projectId: string } | null> {
  const [row] = await db
    .select({ applicationId: applications.id, projectId: applications.projectId })
    .from(hourEntries)
    .innerJoin(applications, eq(applications.id, hourEntries.applicationId))
    .where(eq(hourEntries.id, id))
  return row ?? null
}

/**
 * The waiting hours of an application for which a rule is due, unchanged since it was planned, without those whose
 * reminder is too recent. Read them under the application's lock.
 */
export function listDueHours(
  db: Db,
  { rule, applicationId, now }: { rule: ScheduledRule; applicationId: string; now: Date },
): Promise<{ id: string; hours: number }[]> {
  const { follows } = scheduleRules[rule]
  const isNoticed =
    follows &&
    sql`coalesce(${lastReminder(sql`${hourEntries.id}`, { rule: follows, now })} <= ${findNoticeStart(now).toISOString()}::timestamptz, true)`
  return db
    .select({ id: hourEntries.id, hours: hourEntries.hours })
    .from(hourEntries)
    .innerJoin(
      scheduledActions,
      and(
        eq(scheduledActions.subjectId, hourEntries.id),
        eq(scheduledActions.rule, rule),
        isNull(scheduledActions.outcome),
        lte(scheduledActions.runAt, now),
        eq(scheduledActions.causeAt, hourEntries.updatedAt),
      ),
    )
    .where(
      and(
        eq(hourEntries.applicationId, applicationId),
        eq(hourEntries.status, 'awaiting'),
        isNoticed ?? undefined,
      ),
    )
    .orderBy(hourEntries.updatedAt, hourEntries.id)
}

/** Stores that hours were confirmed automatically, and after how many days without an answer. */
export async function saveAutomaticConfirmation(
  db: Db,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  await db
    .update(hourEntries)
    .set({
      status: 'confirmed',
      confirmedAfterDays: sql`floor(extract(epoch from ${at.toISOString()}::timestamptz - ${hourEntries.updatedAt}) / 86400)`,
      decidedAt: at,
      version: sql`${hourEntries.version} + 1`,
      updatedAt: at,
    })
    .where(inArray(hourEntries.id, [...ids]))
}
