import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  organizationMembers,
  organizations,
  organizationSuspensions,
  users,
  userSuspensions,
} from '#server/db/schema.ts'

/** Members of an organization who can sign in. */
export async function listMemberIds(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(and(eq(organizationMembers.organizationId, organizationId), isNull(users.disabledAt)))
  return rows.map(({ id }) => id)
}

/**
 * The recipient of an email (also if suspended), with the reason for their or the organization's suspension; null if
 * one of them was deleted.
 */
export async function findAbout(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string | null },
) {
  const [row] = await db
    .select({
      recipient: {
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        isDemo: users.isDemo,
      },
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      reason: userSuspensions.reason,
      organization: organizations.name,
      organizationReason: organizationSuspensions.reason,
    })
    .from(users)
    .leftJoin(userSuspensions, eq(userSuspensions.userId, users.id))
    .leftJoin(organizations, sql`${organizations.id} = ${organizationId}::uuid`)
    .leftJoin(organizationSuspensions, eq(organizationSuspensions.organizationId, organizations.id))
    .where(eq(users.id, userId))
  return row ?? null
}
