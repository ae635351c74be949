/** Queries for unanswered invitations. */
import { and, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Invitation } from '#contract/organizations/member-invitations.ts'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import {
  organizationInvitations as invitations,
  organizationMembers,
  organizations,
} from '#server/db/tables/organizations.ts'

/** An organization's open invitations, newest first. Expired ones stay in the list for a while. */
export async function listInvitations(ctx: Context, organizationId: string): Promise<Invitation[]> {
  const now = ctx.now()
  const rows = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      role: invitations.role,
      invitedBy: { firstName: users.firstName, lastName: users.lastName },
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      undelivered: invitations.undelivered,
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

/** Counts an organization's unexpired invitations. */
export async function countInvitations(db: Db, organizationId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), gt(invitations.expiresAt, now)))
  return row?.total ?? 0
}

/** The ID of the organization's invitation to an email address (case-insensitive); null if there is none. */
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

/** Who of the given addresses, in lower case, is a member of the organization. */
export async function findMembersOf(
  db: Db,
  { organizationId, emails }: { organizationId: string; emails: readonly string[] },
): Promise<Set<string>> {
  const email = sql<string>`lower(${users.email})`
  const rows = await db
    .select({ email })
    .from(users)
    .innerJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        sql`${email} in (select lower(unnest(${sql.param(emails)}::text[])))`,
      ),
    )
  return new Set(rows.map((row) => row.email))
}

/** The organization's invitations, expired ones too, by address in lower case. */
export async function findInvitationsByAddress(db: Db, organizationId: string) {
  const rows = await db
    .select({ id: invitations.id, email: invitations.email, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(eq(invitations.organizationId, organizationId))
  return new Map(rows.map(({ email, ...row }) => [email.toLowerCase(), row]))
}

type Row = typeof invitations.$inferInsert

/** Stores an invitation and returns its ID. */
export async function insertInvitation(db: Db, row: Row): Promise<string> {
  const [stored] = await db.insert(invitations).values(row).returning({ id: invitations.id })
  if (!stored) throw new Error('an invitation was not stored')
  return stored.id
}

/** Changes one of the organization's invitations; false if there is none with this ID. */
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

/** Changes all of the organization's invitations whose email was only stored; returns their IDs. */
export async function saveStored(db: Db, organizationId: string, changes: Partial<Row>): Promise<string[]> {
  const saved = await db
    .update(invitations)
    .set(changes)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.undelivered, 'stored')))
    .returning({ id: invitations.id })
  return saved.map(({ id }) => id)
}

/** Withdraws an invitation; false if there is none with this ID. */
export async function removeInvitation(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.organizationId, organizationId)))
    .returning({ id: invitations.id })
  return deleted.length === 1
}

/** Withdraws all invitations of an organization. */
export async function removeInvitationsOf(db: Db, organizationId: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.organizationId, organizationId))
}

/**
 * Withdraws the invitations that a person sent for an organization and those to their own address, and returns the
 * IDs.
 */
export async function removeInvitationsAround(
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

/** The invitation behind a valid link; null for anything else. Does not use up the link. */
export async function findByToken(db: Db, linkQuery: LinkQuery) {
  const [row] = await db
    .select({
      id: invitations.id,
      organizationId: invitations.organizationId,
      organizationName: organizations.name,
      email: invitations.email,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      role: invitations.role,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(isLive(linkQuery))
  return row ?? null
}

/** Uses up a valid link. Of several concurrent uses, one returns true and the others false. */
export async function takeByToken(db: Db, linkQuery: LinkQuery): Promise<boolean> {
  const taken = await db.delete(invitations).where(isLive(linkQuery)).returning({ id: invitations.id })
  return taken.length === 1
}

/** Removes invitations that expired a week ago or earlier. Until then they stay in the list, so that they can be sent again. */
export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, findRetentionCutoff('invitations', now)))
}
