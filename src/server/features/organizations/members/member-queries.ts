/** Queries for members of an organization. */
import { and, eq } from 'drizzle-orm'
import type { Member } from '#contract/organizations/members.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { memberOrder } from '#server/queries/member-order.ts'

/** An organization's members as other members see them: owners first, then by join date. */
export async function listMembers(ctx: Context, organizationId: string): Promise<Member[]> {
  const rows = await ctx.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      role: organizationMembers.role,
      isCoordinator: organizationMembers.isCoordinator,
      joinedAt: organizationMembers.joinedAt,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(organizationMembers.organizationId, organizationId))
    .orderBy(...memberOrder)
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    isOwn: row.userId === ctx.actor.id,
  }))
}

interface Membership {
  organizationId: string
  userId: string
}

/**
 * Makes a person a member; false if they already are one (their role stays). A coordinator, who only helps, becomes one of
 * the organization's own.
 */
export async function insertMember(
  db: Db,
  member: Membership & { role: MemberRole; joinedAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(organizationMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [organizationMembers.organizationId, organizationMembers.userId],
      set: { role: member.role, joinedAt: member.joinedAt, isCoordinator: false },
      setWhere: eq(organizationMembers.isCoordinator, true),
    })
    .returning({ userId: organizationMembers.userId })
  return rows.length === 1
}

/** Sets a member's role. A placeholder becomes a regular member. */
export async function saveRole(
  db: Db,
  { role, ...membership }: Membership & { role: MemberRole },
): Promise<void> {
  await db.update(organizationMembers).set({ role, isPlaceholder: false }).where(isMembershipOf(membership))
}

/** Removes a member. */
export async function removeMember(db: Db, membership: Membership): Promise<void> {
  await db.delete(organizationMembers).where(isMembershipOf(membership))
}

function isMembershipOf({ organizationId, userId }: Membership) {
  return and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.userId, userId))
}

/** The owners' user IDs. */
export async function listOwnerIds(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.role, 'owner')))
  return rows.map(({ id }) => id)
}
