/** Queries for members who delete their account, and organizations that close with it. */
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { authorityEmails } from '#server/db/tables/authority.ts'
import {
  claimReviews,
  organizationClaims,
  organizationInvitations,
  organizationMembers,
  organizations,
} from '#server/db/tables/organizations.ts'
import { canSignIn } from '#server/queries/accounts/leaving.ts'

export async function listMembershipIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId))
    .orderBy(asc(organizationMembers.organizationId))
  return rows.map(({ id }) => id)
}

/**
 * Ends a membership. If no owner remains, the member who has been there longest becomes one, first of those who are
 * active, then of those who can keep their own account; returns that member, or null.
 */
export async function removeOwnership(
  db: Db,
  { organizationId, userId, needsOwner }: { organizationId: string; userId: string; needsOwner: boolean },
): Promise<string | null> {
  const isOf = (id: string) =>
    and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.userId, id))
  const successorId = needsOwner ? await findSuccessor(db, { organizationId, userId }) : null
  // First, so that the organization is never without an owner.
  if (successorId !== null)
    await db.update(organizationMembers).set({ role: 'owner', isPlaceholder: false }).where(isOf(successorId))
  await db.delete(organizationMembers).where(isOf(userId))
  return successorId
}

async function findSuccessor(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<string | null> {
  const [next] = await db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.isCoordinator, false),
        ne(organizationMembers.userId, userId),
      ),
    )
    .orderBy(
      sql`${users.disabledAt} is not null`,
      sql`not ${canSignIn}`,
      asc(organizationMembers.joinedAt),
      asc(users.id),
    )
    .limit(1)
  return next?.id ?? null
}

/** What stays of an organization that closes, because records of others give it or counts need it. */
type KeptColumn =
  | 'id'
  | 'namedAt'
  | 'causeAreas'
  | 'causeIds'
  | 'timeZone'
  | 'language'
  | 'isLanguageChosen'
  | 'ratingCount'
  | 'ratingSum'
  | 'registeredBy'
  | 'externalId'
  | 'importedAt'
  | 'createdAt'

/**
 * Closes an organization: of its profile only the name and the causes stay. A name that no one chose was the person's own.
 * A new column must be emptied here or named as kept.
 */
export async function clearProfile(db: Db, id: string, at: Date): Promise<{ isVerified: boolean }> {
  const [before] = await db
    .select({ isVerified: organizations.isVerified })
    .from(organizations)
    .where(eq(organizations.id, id))
  await db
    .update(organizations)
    .set({
      name: sql`case when ${organizations.namedAt} is null then 'Closed organization' else ${organizations.name} end`,
      description: null,
      missionStatement: null,
      website: null,
      location: null,
      // Another organization of the same nonprofit can be verified.
      ein: null,
      isVerified: false,
      foundedYear: null,
      employeeCount: null,
      budgetRange: null,
      contactEmail: null,
      contactPhone: null,
      socialMedia: {},
      size: null,
      logoUrl: null,
      asksCoordinatorAt: null,
      closedAt: at,
      updatedAt: at,
    } satisfies Record<Exclude<keyof typeof organizations.$inferInsert, KeptColumn>, unknown>)
    .where(eq(organizations.id, id))
  return { isVerified: before?.isVerified === true }
}

/** Removes everyone from an organization that closes; returns who they were. */
export async function removeAllMembers(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .delete(organizationMembers)
    .where(eq(organizationMembers.organizationId, organizationId))
    .returning({ id: organizationMembers.userId })
  return rows.map(({ id }) => id)
}

/** Removes the links and waiting requests with which a person would become an owner or a representative. */
export async function removeOpenClaims(db: Db, userId: string): Promise<void> {
  await db.delete(organizationClaims).where(eq(organizationClaims.userId, userId))
  await db.delete(claimReviews).where(and(eq(claimReviews.userId, userId), eq(claimReviews.state, 'waiting')))
  await db.delete(authorityEmails).where(eq(authorityEmails.userId, userId))
}

/** Removes a person's claims, links and the invitations to their address. */
export async function removeClaims(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db.delete(organizationClaims).where(eq(organizationClaims.userId, userId))
  await db.delete(claimReviews).where(eq(claimReviews.userId, userId))
  await db.delete(authorityEmails).where(eq(authorityEmails.userId, userId))
  const { email: invited, invitedBy } = organizationInvitations
  await db
    .delete(organizationInvitations)
    .where(or(eq(invitedBy, userId), sql`lower(${invited}) = lower(${email})`))
}
