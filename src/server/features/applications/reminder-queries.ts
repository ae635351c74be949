import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications, notifications } from '#server/db/schema.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'

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

/** Every pending application needs an answer, from its arrival on. */
export const findPendingCauses: FindCauses = () => sql`
  select a.id as subject_id, a.created_at as since from ${applications} a where a.status = 'pending'`

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
