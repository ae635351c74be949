/** The lock that comes first in every change to an organization's profile or members. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { primaryOrganizationOf } from './primary-organization.ts'
import { organizationMembers, organizations } from '#server/db/schema.ts'

/**
 * Locks an organization until the transaction ends, so that changes to its members happen one at a time. Null if it
 * does not exist.
 */
export async function lockOrganization(db: Db, id: string) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      isImported: sql<boolean>`${organizations.importedAt} is not null`,
    })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('no key update')
  return row ?? null
}

/** Lists the members of an organization with id and role. */
export function listRoles(db: Db, organizationId: string) {
  return db
    .select({
      userId: organizationMembers.userId,
      role: organizationMembers.role,
      isPlaceholder: organizationMembers.isPlaceholder,
    })
    .from(organizationMembers)
    .where(eq(organizationMembers.organizationId, organizationId))
}

async function findPrimaryId(db: Db, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select ${primaryOrganizationOf(sql`${userId}::uuid`)} as id`,
  )
  return rows[0]?.id ?? null
}

/**
 * Locks a person's primary organization and returns its row; null if they have none. It checks again under the lock
 * which one is primary, because the person may have been removed while it waited.
 */
export async function lockPrimaryOrganization(db: Db, userId: string) {
  for (let id = await findPrimaryId(db, userId); id !== null;) {
    const [organization] = await db.select().from(organizations).where(eq(organizations.id, id)).for('update')
    const primaryId = await findPrimaryId(db, userId)
    if (organization && primaryId === id) return organization
    id = primaryId
  }
  return null
}

export type LockedOrganization = NonNullable<Awaited<ReturnType<typeof lockPrimaryOrganization>>>

export type OrganizationChange = Partial<typeof organizations.$inferInsert>

/** Saves changes to an organization's profile. */
export async function saveOrganization(db: Db, id: string, changes: OrganizationChange): Promise<void> {
  await db.update(organizations).set(changes).where(eq(organizations.id, id))
}
