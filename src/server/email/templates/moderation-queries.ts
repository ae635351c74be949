import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  organizationMembers,
  organizations,
  organizationSuspensions,
  users,
  userSuspensions,
} from '#server/db/schema.ts'
import { recipientColumns } from '#server/email/recipient-queries.ts'

/** Members of an organization who can sign in. */
export async function listMemberIds(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(and(eq(organizationMembers.organizationId, organizationId), isNull(users.disabledAt)))
  return rows.map(({ id }) => id)
}

/** A suspended person and the reason; null if they are not suspended, or no longer. */
export async function findSuspendedPerson(db: Db, userId: string) {
  const [row] = await db
    .select({ recipient: recipientColumns, reason: userSuspensions.reason })
    .from(users)
    .innerJoin(userSuspensions, eq(userSuspensions.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}

/** An organization, with the reason if it is suspended; null if it was deleted. */
export async function findOrganizationSuspension(db: Db, organizationId: string) {
  const [row] = await db
    .select({ organization: organizations.name, reason: organizationSuspensions.reason })
    .from(organizations)
    .leftJoin(organizationSuspensions, eq(organizationSuspensions.organizationId, organizations.id))
    .where(eq(organizations.id, organizationId))
  return row ?? null
}
