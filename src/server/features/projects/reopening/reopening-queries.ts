/** Queries for who is notified when a project takes applications again. */
import { and, eq, sql } from 'drizzle-orm'
import { projectRemovedReason } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { changedProjects, projects, reopenAlerts } from '#server/db/tables/projects.ts'
import { isBlocked } from '#server/queries/organizations/blocks.ts'

type Pair = { userId: string; projectId: string }

export async function insertAlert(db: Db, pair: Pair): Promise<void> {
  await db.insert(reopenAlerts).values(pair).onConflictDoNothing()
}

export async function removeAlert(db: Db, { userId, projectId }: Pair): Promise<void> {
  await db
    .delete(reopenAlerts)
    .where(and(eq(reopenAlerts.userId, userId), eq(reopenAlerts.projectId, projectId)))
}

/** Has those wait whose latest application a removal closed, now that the project is back. */
export async function insertAlertsOfReleased(db: Db, projectId: string): Promise<void> {
  await db.execute(sql`
    insert into ${reopenAlerts} (project_id, user_id)
    select ${projectId}, l.volunteer_id from (
      select distinct on (volunteer_id) volunteer_id, status, end_reason, decline_reason from ${applications}
      where project_id = ${projectId} order by volunteer_id, created_at desc, id desc) l
    where l.status in ('declined', 'withdrawn') and l.end_reason = ${projectRemovedReason}
      and l.decline_reason is null
    on conflict do nothing`)
}

/** Removes all alerts of a project that has ended. */
export async function removeAlerts(db: Db, projectId: string): Promise<void> {
  await db.delete(reopenAlerts).where(eq(reopenAlerts.projectId, projectId))
}

export async function hasAlerts(db: Db, projectId: string): Promise<boolean> {
  const rows = await db
    .select({ id: reopenAlerts.projectId })
    .from(reopenAlerts)
    .where(eq(reopenAlerts.projectId, projectId))
    .limit(1)
  return rows.length > 0
}

/** The same, and whether no search has looked at a change of the project, with one statement. */
export async function findWaiting(
  db: Db,
  projectId: string,
): Promise<{ hasAlerts: boolean; isChanged: boolean }> {
  const { rows } = await db.execute<{ hasAlerts: boolean; isChanged: boolean }>(sql`
    select exists (select from ${reopenAlerts} a where a.project_id = ${projectId}) as "hasAlerts",
      exists (select from ${changedProjects} c where c.project_id = ${projectId}) as "isChanged"`)
  return rows[0] ?? { hasAlerts: false, isChanged: false }
}

/** The projects that someone waits for. */
export async function listAwaited(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ id: reopenAlerts.projectId }).from(reopenAlerts)
  return rows.map(({ id }) => id)
}

/**
 * Ends the oldest alerts of a locked project and returns whose they were. Those of people whom a block separates from its
 * organization stay: for them it takes no applications.
 */
export async function takeAlerts(db: Db, projectId: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    delete from ${reopenAlerts} where project_id = ${projectId} and user_id in (
      select w.user_id from ${reopenAlerts} w where w.project_id = ${projectId} and not exists (
        select from ${contacts} c join ${projects} p on p.organization_id = c.organization_id
        where p.id = w.project_id and c.volunteer_id = w.user_id and ${isBlocked})
      order by w.created_at, w.user_id limit ${most})
    returning user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}
