/** The lock that comes first in every change to an organization's profile or members. */
import { and, eq, sql } from 'drizzle-orm'
import type { MemberPower } from '#domain/organizations/members.ts'
import type { Db } from '#server/db/db.ts'
import { primaryOrganizationOf } from './primary-organization.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

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

/**
 * Locks the organization of a project, which comes before the project itself wherever both are locked: a suspension
 * hides and shows the projects of its organization.
 */
export async function lockOrganizationOf(db: Db, projectId: string): Promise<void> {
  const [project] = await db
    .select({ organizationId: projects.organizationId })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (project) await lockOrganization(db, project.organizationId)
}

/** Lists the members of an organization with id, role and whether their account is active. */
export function listRoles(db: Db, organizationId: string) {
  return db
    .select({
      userId: organizationMembers.userId,
      role: organizationMembers.role,
      isPlaceholder: organizationMembers.isPlaceholder,
      isCoordinator: organizationMembers.isCoordinator,
      isActive: sql<boolean>`${users.disabledAt} is null`,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(organizationMembers.organizationId, organizationId))
}

/** The organization a call is about if the person is a member with the power; without an id, their primary one. */
async function findOwnId(db: Db, { userId, organizationId, power }: Own): Promise<string | null> {
  const isAble = power === 'daily-work' ? undefined : eq(organizationMembers.isCoordinator, false)
  if (organizationId !== undefined) {
    const [membership] = await db
      .select({ id: organizationMembers.organizationId })
      .from(organizationMembers)
      .where(
        and(
          eq(organizationMembers.organizationId, organizationId),
          eq(organizationMembers.userId, userId),
          isAble,
        ),
      )
    return membership?.id ?? null
  }
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select ${primaryOrganizationOf(sql`${userId}::uuid`, power)} as id`,
  )
  return rows[0]?.id ?? null
}

interface Own {
  userId: string
  organizationId?: string | undefined
  power: Exclude<MemberPower, 'members'>
}

/**
 * Locks one of a person's organizations and returns its row: the given one, or their primary one (decision A27). Null
 * if they have none or are no member with the power. It checks again under the lock, because the person may have been removed
 * while it waited.
 */
export async function lockOwnOrganization(db: Db, own: Own) {
  for (let id = await findOwnId(db, own); id !== null;) {
    const [organization] = await db.select().from(organizations).where(eq(organizations.id, id)).for('update')
    const ownId = await findOwnId(db, own)
    if (organization && ownId === id) return organization
    id = ownId
  }
  return null
}

export type LockedOrganization = NonNullable<Awaited<ReturnType<typeof lockOwnOrganization>>>

export type OrganizationChange = Partial<typeof organizations.$inferInsert>

/** Saves changes to an organization's profile. */
export async function saveOrganization(db: Db, id: string, changes: OrganizationChange): Promise<void> {
  await db.update(organizations).set(changes).where(eq(organizations.id, id))
}
