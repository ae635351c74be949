/** Organizations that someone can act for, although a member asked to delete their account. */
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { accountDeletions, users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'

/** Those of these organizations that someone can act for: a member is active, and it is not suspended. */
export async function filterAttended(db: Db, organizationIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        inArray(organizations.id, [...organizationIds]),
        not(isSuspended),
        sql`exists (select from ${organizationMembers} m join ${users} u on u.id = m.user_id
          where m.organization_id = ${organizations}.id and not m.is_coordinator and u.disabled_at is null)`,
      ),
    )
  return rows.map(({ id }) => id)
}

interface Unattended extends Record<string, unknown> {
  organizationIds: string[]
  projectIds: string[]
}

/**
 * Takes from all open requests what they left without anyone who can act, and what they paused there, in organizations for which
 * someone can act again: who keeps their account is not always the one who left last.
 */
export async function takeUnattended(db: Db, organizationIds: readonly string[]): Promise<Unattended> {
  const ids = sql`${sql.param([...organizationIds])}::uuid[]`
  const { rows } = await db.execute<Unattended & { userId: string }>(sql`
    select d.user_id as "userId",
      array(select id from unnest(d.unattended_organization_ids) id where id = any(${ids})) as "organizationIds",
      array(select p.id from ${projects} p
        where p.id = any(d.paused_project_ids) and p.organization_id = any(${ids})) as "projectIds"
    from ${accountDeletions} d
    where d.completed_at is null and d.unattended_organization_ids && ${ids}
    order by d.user_id for update`)
  for (const { userId, projectIds } of rows) {
    await db
      .update(accountDeletions)
      .set({
        unattendedOrganizationIds: sql`array(
          select id from unnest(${accountDeletions.unattendedOrganizationIds}) id where id <> all(${ids}))`,
        pausedProjectIds: sql`array(
          select id from unnest(${accountDeletions.pausedProjectIds}) id where id <> all(${sql.param(projectIds)}::uuid[]))`,
      })
      .where(eq(accountDeletions.userId, userId))
  }
  return {
    organizationIds: rows.flatMap((row) => row.organizationIds),
    projectIds: rows.flatMap((row) => row.projectIds),
  }
}
