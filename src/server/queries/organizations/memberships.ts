/** The organizations of a person who makes no request, for jobs and emails. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'

export function listMemberships(db: Db, userId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId))
}
