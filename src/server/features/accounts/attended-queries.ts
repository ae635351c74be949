/** Organizations that someone can act for, although a member asked to delete their account. */
import { and, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
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
