import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations, organizationSuspensions } from '#server/db/schema.ts'

/** Whether an administrator has suspended an organization: it has no public page and publishes nothing. */
export const isSuspended = sql<boolean>`exists (
  select from ${organizationSuspensions} held where held.organization_id = ${organizations}.id)`

/** The same of one by its id. */
export async function isOrganizationSuspended(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: organizationSuspensions.organizationId })
    .from(organizationSuspensions)
    .where(eq(organizationSuspensions.organizationId, id))
  return rows.length > 0
}
