/** Queries for members who delete their account, and organizations that close with it. */
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  authorityEmails,
  claimReviews,
  organizationClaims,
  organizationInvitations,
  organizationMembers,
  organizations,
  users,
} from '#server/db/schema.ts'

export async function listMembershipIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId))
    .orderBy(asc(organizationMembers.organizationId))
  return rows.map(({ id }) => id)
}

/**
 * Ends a membership. If no owner remains, the member who has been there longest becomes one, first of those who can sign
 * in; returns that member, or null.
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
    await db.update(organizationMembers).set({ role: 'owner' }).where(isOf(successorId))
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
        eq(organizationMembers.isPlaceholder, false),
        ne(organizationMembers.userId, userId),
      ),
    )
    .orderBy(sql`${users.disabledAt} is not null`, asc(organizationMembers.joinedAt), asc(users.id))
    .limit(1)
  return next?.id ?? null
}

/**
 * Closes an organization: nothing of its profile stays but the name, which others' records give. A name that no one chose
 * was the person's own.
 */
export async function clearProfile(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(organizations)
    .set({
      name: sql`case when ${organizations.namedAt} is null then 'Closed organization' else ${organizations.name} end`,
      description: null,
      missionStatement: null,
      website: null,
      location: null,
      foundedYear: null,
      employeeCount: null,
      budgetRange: null,
      contactEmail: null,
      contactPhone: null,
      socialMedia: {},
      size: null,
      logoUrl: null,
      closedAt: at,
      updatedAt: at,
    })
    .where(eq(organizations.id, id))
}

/** Removes a person's claims, links and the invitations to their address, and their address where it is an organization's. */
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
  await db
    .update(organizations)
    .set({ contactEmail: null })
    .where(sql`lower(${organizations.contactEmail}) = lower(${email})`)
}
