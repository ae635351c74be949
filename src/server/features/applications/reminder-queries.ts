import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  applications,
  notifications,
  organizationMembers,
  projects,
  scheduledActions,
} from '#server/db/schema.ts'

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

/** Pending applications that nothing was planned for, the oldest first. */
export async function listUnplanned(db: Db, most: number): Promise<{ id: string; createdAt: Date }[]> {
  return db
    .select({ id: applications.id, createdAt: applications.createdAt })
    .from(applications)
    .where(
      and(
        eq(applications.status, 'pending'),
        sql`not exists (select from ${scheduledActions} s where s.subject_id = ${applications.id})`,
      ),
    )
    .orderBy(applications.createdAt)
    .limit(most)
}

/**
 * Removes unread reminders of an application that was decided, also from the digests that are not sent yet. Returns
 * whose they were.
 */
export async function removeReminders(db: Db, applicationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    delete from ${notifications} n using ${applications} a
      join ${projects} p on p.id = a.project_id
      join ${organizationMembers} m on m.organization_id = p.organization_id
    where a.id = ${applicationId} and n.user_id = m.user_id and n.kind = 'application.waiting'
      and n.data ->> 'applicationId' = ${applicationId} and n.read_at is null
    returning n.user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}
