import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { isPersonSuspended } from './leaving.ts'

/** True if an administrator has suspended the organization: it has no public page and cannot publish. */
export const isSuspended = sql<boolean>`exists (
  select from ${organizationSuspensions} held where held.organization_id = ${organizations}.id)`

/** The same by id. */
export async function isOrganizationSuspended(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: organizationSuspensions.organizationId })
    .from(organizationSuspensions)
    .where(eq(organizationSuspensions.organizationId, id))
  return rows.length > 0
}

/** Whether the account of an application's accepted volunteer of `users` is suspended; false for other applications. */
export const isVolunteerSuspended = sql<boolean>`(${applications.status} = 'accepted' and ${isPersonSuspended})`
