/** Queries for organizations as a claim sees them. */
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'

/** A public organization that has a name and is not suspended; null if there is none. */
export async function findOrganization(db: Db, id: string) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      isImported: sql<boolean>`${organizations.importedAt} is not null`,
    })
    .from(organizations)
    .where(
      and(
        eq(organizations.id, id),
        isNotNull(organizations.namedAt),
        isNull(organizations.closedAt),
        not(isSuspended),
      ),
    )
  return row ?? null
}

/** Makes a person an owner, whatever their previous role. */
export async function saveOwner(
  db: Db,
  { joinedAt, ...owner }: { organizationId: string; userId: string; joinedAt: Date },
): Promise<void> {
  const ownership = { role: 'owner' as const, isPlaceholder: false, isCoordinator: false }
  await db
    .insert(organizationMembers)
    .values({ ...owner, ...ownership, joinedAt })
    .onConflictDoUpdate({
      target: [organizationMembers.organizationId, organizationMembers.userId],
      set: ownership,
    })
}
