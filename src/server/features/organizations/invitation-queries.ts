/** Rows of invitations that nobody has answered. */
import { and, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Invitation } from '#contract/organizations/members.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { organizationInvitations as invitations, organizations, users } from '#server/db/schema.ts'

/** The open invitations of an organization, newest first; those that are over stand among them for a while. */
export async function listInvitations(ctx: Context, organizationId: string): Promise<Invitation[]> {
  const now = ctx.now()
  const rows = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      invitedBy: { firstName: users.firstName, lastName: users.lastName },
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.organizationId, organizationId))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= now,
  }))
}

/** How many invitations of an organization are not over. */
export async function countInvitations(db: Db, organizationId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), gt(invitations.expiresAt, now)))
  return row?.total ?? 0
}

/** The id of the organization's invitation of an address, whatever its case; null where there is none. */
export async function findInvitationId(
  db: Db,
  { organizationId, email }: { organizationId: string; email: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(eq(invitations.organizationId, organizationId), sql`lower(${invitations.email}) = lower(${email})`),
    )
  return row?.id ?? null
}

type Row = typeof invitations.$inferInsert

/** Stores an invitation; answers its id. */
export async function insertInvitation(db: Db, row: Row): Promise<string> {
  const [stored] = await db.insert(invitations).values(row).returning({ id: invitations.id })
  if (!stored) throw new Error('an invitation was not stored')
  return stored.id
}

/** Changes an invitation of the organization; false where there is none of this id. */
export async function saveInvitation(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
  changes: Partial<Row>,
): Promise<boolean> {
  const saved = await db
    .update(invitations)
    .set(changes)
    .where(and(eq(invitations.id, id), eq(invitations.organizationId, organizationId)))
    .returning({ id: invitations.id })
  return saved.length === 1
}

/** Takes an invitation back; false where there is none of this id. */
export async function deleteInvitation(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.organizationId, organizationId)))
    .returning({ id: invitations.id })
  return deleted.length === 1
}

/** Takes all invitations of an organization back. */
export async function deleteInvitationsOf(db: Db, organizationId: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.organizationId, organizationId))
}

/** Takes back what somebody sent in an organization's name and what waits for their own address; answers the ids. */
export async function deleteInvitationsAround(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<string[]> {
  const own = sql`lower(${invitations.email}) = (select lower(email) from ${users} where id = ${userId})`
  const deleted = await db
    .delete(invitations)
    .where(and(eq(invitations.organizationId, organizationId), or(eq(invitations.invitedBy, userId), own)))
    .returning({ id: invitations.id })
  return deleted.map(({ id }) => id)
}

interface LinkQuery {
  hash: Buffer
  now: Date
}
const isLive = ({ hash, now }: LinkQuery) =>
  and(eq(invitations.tokenHash, hash), gt(invitations.expiresAt, now))

/** What a live link of an invitation is about; null for every other text. It stays good. */
export async function findByToken(db: Db, linkQuery: LinkQuery) {
  const [row] = await db
    .select({
      id: invitations.id,
      organizationId: invitations.organizationId,
      organizationName: organizations.name,
      email: invitations.email,
      role: invitations.role,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(isLive(linkQuery))
  return row ?? null
}

/** Uses a live link up, so that of several uses at once one succeeds; false for the others. */
export async function takeByToken(db: Db, linkQuery: LinkQuery): Promise<boolean> {
  const taken = await db.delete(invitations).where(isLive(linkQuery)).returning({ id: invitations.id })
  return taken.length === 1
}

/** Days for which an invitation that is over still stands in its list, to be sent again. */
const expiredDays = 7

/** Removes invitations that have been over for a week. */
export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  await db
    .delete(invitations)
    .where(lt(invitations.expiresAt, new Date(now.getTime() - expiredDays * 86_400_000)))
}
