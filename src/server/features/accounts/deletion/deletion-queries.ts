/** Queries for the deletion of accounts. */
import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Membership } from '#domain/accounts/deletion.ts'
import { isStaffMember } from '#server/queries/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import {
  accountDeletions,
  accountInvitations,
  accountTokens,
  administratorLinks,
  recoveryCodes,
  secondFactors,
  users,
} from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { emailBounces } from '#server/db/tables/email.ts'
import { userSuspensions } from '#server/db/tables/moderation.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isPersonSuspended, maySignIn } from '#server/queries/accounts/leaving.ts'
import { enableAccount } from '#server/queries/disabled-accounts.ts'
import { removeTokens } from '#server/features/accounts/token-queries.ts'

export type StoredDeletion = typeof accountDeletions.$inferSelect

const isOpen = isNull(accountDeletions.completedAt)

/** The open request to delete an account, or null. */
export async function findDeletion(db: Db, userId: string): Promise<StoredDeletion | null> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isOpen))
  return row ?? null
}

/** Locks the open request of a person, which decides between keeping the account and deleting it; null if there is none. */
export async function lockDeletion(db: Db, userId: string): Promise<StoredDeletion | null> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isOpen))
    .for('update')
  return row ?? null
}

/** The person whose account a link keeps; null if the link was used or withdrawn, or it is too late. */
export async function findLinkOwner(db: Db, hash: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.undoTokenHash, hash), isOpen))
  return row?.userId ?? null
}

/** Stores the token of the newest email; false if the account is kept or deleted meanwhile. */
export async function saveUndoToken(db: Db, userId: string, undoTokenHash: Buffer): Promise<boolean> {
  const saved = await db
    .update(accountDeletions)
    .set({ undoTokenHash })
    .where(and(eq(accountDeletions.userId, userId), isOpen))
    .returning({ userId: accountDeletions.userId })
  return saved.length === 1
}

/**
 * Locks the request that has been due longest and that no other transaction holds; null if none is due. Those of suspended
 * people wait until they are reinstated: their address would be free, and the suspension would not hold.
 */
export async function lockDue(
  db: Db,
  { now, except }: { now: Date; except: readonly string[] },
): Promise<StoredDeletion | null> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(
      and(
        isOpen,
        lte(accountDeletions.dueAt, now),
        sql`not exists (
          select from ${userSuspensions} held where held.user_id = ${accountDeletions}.user_id)`,
        except.length > 0 ? notInArray(accountDeletions.userId, [...except]) : undefined,
      ),
    )
    .orderBy(asc(accountDeletions.dueAt), asc(accountDeletions.userId))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

/** A person whose account may be deleted; null if there is none. */
export async function findLeaving(db: Db, id: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      isDemo: users.isDemo,
      isAdmin: users.isAdmin,
      isStaff: isStaffMember,
      isSuspended: isPersonSuspended,
      isLeaving: sql<boolean>`exists (
        select from ${accountDeletions} d where d.user_id = ${users}.id)`,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

/** Locks the organizations of a person in the order of their ids, so that two owners cannot leave together. */
export async function lockOrganizations(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    select o.id from ${organizations} o
    where o.id in (select m.organization_id from ${organizationMembers} m where m.user_id = ${userId}::uuid)
    order by o.id for no key update`)
}

/** Locks the projects of a volunteer's open applications, which come before the person wherever both are locked. */
export async function lockOpenProjects(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    select p.id from ${projects} p where p.id in (select a.project_id from ${applications} a
      where a.volunteer_id = ${userId}::uuid and a.status in ('pending', 'accepted'))
    order by p.id for update`)
}

export type OwnOrganization = Membership & {
  id: string
  name: string
  openProjectIds: string[]
  /** The person is an owner by an import and has not claimed it. */
  isPlaceholder: boolean
  /** Like the counts of `Membership`, with those who asked to delete their own account and can keep it. */
  present: { otherMembers: number; otherOwners: number }
  hasOwner: boolean
}

/** A person's organizations, except those they only help as a coordinator, with who else can act for each (coordinators only help) and the projects that are neither paused nor over. */
export async function listOwnOrganizations(db: Db, userId: string): Promise<OwnOrganization[]> {
  const { rows } = await db.execute<OwnOrganization & Record<string, unknown>>(sql`
    select o.id, o.name, m.role, m.is_placeholder as "isPlaceholder", counts.*,
      coalesce((select json_agg(p.id order by p.id) from ${projects} p
        where p.organization_id = o.id and p.visibility = 'published'
          and p.status in ('open', 'active', 'in_progress')), '[]') as "openProjectIds"
    from ${organizationMembers} m join ${organizations} o on o.id = m.organization_id
    cross join lateral (
      select (count(*) filter (where u.disabled_at is null))::int as "otherMembers",
        (count(*) filter (where u.disabled_at is null and x.role = 'owner'))::int as "otherOwners",
        json_build_object('otherMembers', count(*) filter (where ${sql.raw(maySignIn('u'))}),
          'otherOwners', count(*) filter (where x.role = 'owner' and ${sql.raw(maySignIn('u'))})) as present,
        coalesce(bool_or(x.role = 'owner'), false) as "hasOwner"
      from ${organizationMembers} x join ${users} u on u.id = x.user_id
      where x.organization_id = o.id and x.user_id <> m.user_id and not x.is_coordinator) counts
    where m.user_id = ${userId}::uuid and not m.is_coordinator order by o.name, o.id`)
  return rows
}

/** Those of a person's organizations that they do not only own by an import. */
export const listClaimed = async (db: Db, userId: string): Promise<OwnOrganization[]> =>
  (await listOwnOrganizations(db, userId)).filter(({ isPlaceholder }) => !isPlaceholder)

/** Applications of a volunteer that are pending or accepted, with their projects. */
export function listOpenApplications(db: Db, userId: string) {
  return db
    .select({
      id: applications.id,
      projectTitle: projects.title,
      isAccepted: sql<boolean>`${applications.status} = 'accepted'`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(eq(applications.volunteerId, userId), sql`${applications.status} in ('pending', 'accepted')`))
    .orderBy(projects.title, applications.id)
}

export const countCredentials = (db: Db, userId: string): Promise<number> =>
  db.$count(credentials, and(eq(credentials.userId, userId), isNull(credentials.revokedAt)))

/**
 * Stores a request and hides the person: everything treats the account as disabled. Links in
 * earlier emails stop working, except those that restore a former address: someone who took the account over may have asked.
 */
export async function insertDeletion(
  db: Db,
  deletion: typeof accountDeletions.$inferInsert,
): Promise<boolean> {
  const { userId, requestedAt } = deletion
  const inserted = await db
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoNothing()
    .returning({ userId: accountDeletions.userId })
  if (inserted.length === 0) return false
  await db
    .update(users)
    .set({ disabledAt: sql`coalesce(${users.disabledAt}, ${requestedAt.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
  await removeTokens(db, userId, ['reset', 'verify', 'change'])
  return true
}

/** Ends a locked request and shows the person again, unless they are suspended. */
export async function removeDeletion(db: Db, userId: string): Promise<void> {
  await db.delete(accountDeletions).where(eq(accountDeletions.userId, userId))
  await enableAccount(db, userId)
}

/** Replaces everything about a person in the account's own tables. */
export async function anonymizeAccount(
  db: Db,
  { userId, now, person }: { userId: string; now: Date; person: Partial<typeof users.$inferInsert> },
): Promise<void> {
  const email = sql`(select lower(u.email) from ${users} u where u.id = ${userId}::uuid)`
  await db.delete(administratorLinks).where(sql`lower(${administratorLinks.email}) = ${email}`)
  await db.delete(accountInvitations).where(sql`lower(${accountInvitations.email}) = ${email}`)
  await db.delete(accountTokens).where(eq(accountTokens.userId, userId))
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(emailBounces).where(eq(emailBounces.userId, userId))
  await db
    .update(users)
    .set({ ...person, disabledAt: sql`coalesce(${users.disabledAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
  await db
    .update(accountDeletions)
    .set({
      completedAt: now,
      undoTokenHash: null,
      reason: null,
      pausedProjectIds: [],
      unattendedOrganizationIds: [],
    })
    .where(eq(accountDeletions.userId, userId))
}
