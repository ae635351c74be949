/** The lock that every change of what an organization says of itself takes first. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { organizationMembers, organizations, users } from './schema.ts'

/** Locks a person's primary organization and answers its row: the chosen one, else the first joined (A27). */
export async function lockPrimaryOrganization(db: Db, userId: string) {
  const [row] = await db
    .select({ organization: organizations })
    .from(organizations)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizations.id))
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(users.id, userId))
    .orderBy(
      sql`(${organizations.id} = ${users.primaryOrganizationId}) desc nulls last`,
      organizationMembers.joinedAt,
      organizations.id,
    )
    .limit(1)
    .for('update', { of: organizations })
  return row?.organization ?? null
}

export type LockedOrganization = NonNullable<Awaited<ReturnType<typeof lockPrimaryOrganization>>>
