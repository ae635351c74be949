import { and, eq, isNull, max, sql } from 'drizzle-orm'
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { applications, notifications, scheduledActions } from '#server/db/schema.ts'

/** A pending application, locked until the end of the transaction. Null if it is decided or gone. */
export async function lockPending(db: Db, id: string): Promise<{ projectId: string } | null> {
  const [row] = await db
    .select({ projectId: applications.projectId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
    .for('update')
  return row ?? null
}

/** The project of a pending application; null if it is decided or gone. */
export async function findPending(db: Db, id: string): Promise<{ projectId: string } | null> {
  const [row] = await db
    .select({ projectId: applications.projectId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
  return row ?? null
}

/** Pending applications for which one of the rules planned nothing yet, the oldest first. */
export async function listUnplanned(
  db: Db,
  { rules, most }: { rules: readonly ScheduledRule[]; most: number },
): Promise<{ id: string; createdAt: Date }[]> {
  return db
    .select({ id: applications.id, createdAt: applications.createdAt })
    .from(applications)
    .where(
      and(
        eq(applications.status, 'pending'),
        sql`exists (
          select from unnest(${sql.param([...rules])}::text[]) as planned(rule)
          where not exists (select from ${scheduledActions} s
            where s.subject_id = ${applications.id} and s.rule = planned.rule))`,
      ),
    )
    .orderBy(applications.createdAt, applications.id)
    .limit(most)
}

/** When members were last reminded of an application; null if they were not. */
export async function findLastReminder(db: Db, applicationId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(scheduledActions.doneAt) })
    .from(scheduledActions)
    .where(
      and(
        eq(scheduledActions.subjectId, applicationId),
        eq(scheduledActions.rule, 'application.reminder'),
        eq(scheduledActions.outcome, 'done'),
      ),
    )
  return row?.at ?? null
}

/**
 * Removes unread reminders of an application that was decided, also from the digests that are not sent yet. Returns
 * whose they were.
 */
export async function removeReminders(db: Db, applicationId: string): Promise<string[]> {
  const removed = await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.kind, 'application.waiting'),
        isNull(notifications.readAt),
        sql`${notifications.data} ->> 'applicationId' = ${applicationId}`,
      ),
    )
    .returning({ userId: notifications.userId })
  return removed.map(({ userId }) => userId)
}
