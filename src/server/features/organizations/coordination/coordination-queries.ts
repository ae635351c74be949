/** Organizations that ask for a coordinator of the site, and the coordinators who help them. */
import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'
import { isHelpRequested, wasRemovedSinceRequest } from '#server/queries/organizations/help-requests.ts'
import { holdsRoleOf } from '#server/queries/accounts/staff.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'

/** Since when an organization asks; null if it does not. */
export async function findAskedAt(db: Db, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ askedAt: organizations.asksCoordinatorAt })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row?.askedAt ?? null
}

/** Starts or stops asking. Asking again keeps the time, which is the database's, as that of events. */
export async function saveRequest(db: Db, id: string, isRequested: boolean): Promise<void> {
  await db
    .update(organizations)
    .set({
      asksCoordinatorAt: isRequested
        ? sql`coalesce(${organizations.asksCoordinatorAt}, date_trunc('milliseconds', now()))`
        : null,
    })
    .where(eq(organizations.id, id))
}

/** Whether the organization removed a person since it asks. */
export async function wasRemoved(db: Db, id: string, userId: string): Promise<boolean> {
  return (await db.$count(organizations, and(eq(organizations.id, id), wasRemovedSinceRequest(userId)))) > 0
}

/** Whether an organization asks for help and coordinators can see it. */
export async function isRequested(db: Db, id: string): Promise<boolean> {
  return (await db.$count(organizations, and(eq(organizations.id, id), isHelpRequested))) > 0
}

const count = (from: SQL) => sql<number>`(select count(*)::int ${from})`

/** Organizations that ask, and not someone else than the reader, the longest wait first. */
export function listRequesting(
  db: Db,
  readerId: string,
  { after, limit = pageRows }: { after: Cursor | null; limit?: number },
) {
  const askedAt = organizations.asksCoordinatorAt
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      location: organizations.location,
      askedAt: sql<Date>`${askedAt}`.mapWith(askedAt),
      coordinators: count(
        sql`from ${organizationMembers} m where m.organization_id = ${organizations}.id and m.is_coordinator`,
      ),
      publishedProjects: count(
        sql`from projects p where p.organization_id = ${organizations}.id and p.visibility = 'published'`,
      ),
      pendingApplications: count(sql`from applications a join projects p on p.id = a.project_id
        where p.organization_id = ${organizations}.id and a.status = 'pending'`),
      isMember: sql<boolean>`exists (select from ${organizationMembers} m
        where m.organization_id = ${organizations}.id and m.user_id = ${readerId}::uuid)`,
    })
    .from(organizations)
    .where(
      and(
        isHelpRequested,
        not(wasRemovedSinceRequest(readerId)),
        after
          ? sql`(${askedAt}, ${organizations.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(askedAt), asc(organizations.id))
    .limit(limit)
}

export function countRequesting(db: Db, readerId: string): Promise<number> {
  return countFound(db, (rows) =>
    rows.from(organizations).where(and(isHelpRequested, not(wasRemovedSinceRequest(readerId)))),
  )
}

/** Locks the account of a coordinator; false if the role was taken meanwhile. */
export async function lockCoordinator(db: Db, userId: string): Promise<boolean> {
  await lockUser(db, userId)
  return mayCoordinate(db, userId)
}

/** Whether a person has a role that includes helping organizations. */
export async function mayCoordinate(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select ${holdsRoleOf(sql`${userId}::uuid`, 'coordinator')} as may`,
  )
  return rows[0]?.may === true
}

export async function insertCoordinator(
  db: Db,
  member: { organizationId: string; userId: string; joinedAt: Date },
): Promise<void> {
  await db.insert(organizationMembers).values({ ...member, role: 'manager', isCoordinator: true })
}

/** Whether a coordinator helps an organization. */
export async function hasCoordinator(db: Db, organizationId: string): Promise<boolean> {
  const isHelper = and(
    eq(organizationMembers.organizationId, organizationId),
    eq(organizationMembers.isCoordinator, true),
  )
  return (await db.$count(organizationMembers, isHelper)) > 0
}

/** Ends the help of all coordinators of an organization, or of one person everywhere; returns what ended. */
export async function removeCoordinators(
  db: Db,
  of: { organizationId: string } | { userId: string },
): Promise<{ organizationId: string; userId: string }[]> {
  const isOf =
    'userId' in of
      ? eq(organizationMembers.userId, of.userId)
      : eq(organizationMembers.organizationId, of.organizationId)
  return db
    .delete(organizationMembers)
    .where(and(eq(organizationMembers.isCoordinator, true), eq(organizationMembers.role, 'manager'), isOf))
    .returning({ organizationId: organizationMembers.organizationId, userId: organizationMembers.userId })
}
