/** Queries for invitations to create an account. */
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { accountInvitations as invitations, users } from '#server/db/tables/accounts.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'

type Row = typeof invitations.$inferInsert

/** The addresses, in lower case, of those given that have an account. */
export async function findAccountsOf(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(sql`lower(${users.email}) in (select lower(unnest(${sql.param(emails)}::text[])))`)
  return new Set(rows.map(({ email }) => email))
}

/** Who of the given addresses, in lower case, has been invited: whether they declined. */
export async function findInvited(db: Db, emails: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .select({
      email: sql<string>`lower(${invitations.email})`,
      hasDeclined: sql<boolean>`${invitations.declinedAt} is not null`,
    })
    .from(invitations)
    .where(sql`lower(${invitations.email}) in (select lower(unnest(${sql.param(emails)}::text[])))`)
  return new Map(rows.map(({ email, hasDeclined }) => [email, hasDeclined]))
}

/** Stores invitations and returns the ids of those whose address has none yet. */
export async function insertInvitations(db: Db, rows: Row[]): Promise<string[]> {
  if (rows.length === 0) return []
  const stored = await db
    .insert(invitations)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  return stored.map(({ id }) => id)
}

/** Those that no one accepted, newest first: one page, or as many as `limit`. */
export async function listInvitations(db: Db, after: Cursor | null, limit = pageRows) {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      invitedBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: invitations.createdAt,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      declinedAt: invitations.declinedAt,
      undelivered: invitations.undelivered,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(after ? isAfterKeyset(invitations, after) : undefined)
    .orderBy(...newestFirst(invitations))
    .limit(limit)
}

export async function countInvitations(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invitations)
  return row?.total ?? 0
}

/** The address of an invitation that was not declined; null if there is none. */
export async function findInvitationEmail(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.declinedAt)))
  return row?.email ?? null
}

type Sending = Pick<typeof invitations.$inferSelect, 'sentAt' | 'expiresAt' | 'undelivered'>

/** Starts another sending: the earlier link stops working. False if it was declined, accepted or withdrawn. */
export async function renewInvitation(
  db: Db,
  { id, ...sending }: Sending & { id: string },
): Promise<boolean> {
  const renewed = await db
    .update(invitations)
    .set({ ...sending, tokenHash: null })
    .where(and(eq(invitations.id, id), isNull(invitations.declinedAt)))
    .returning({ id: invitations.id })
  return renewed.length === 1
}

/** Starts another sending of all whose email was only stored; returns their ids. */
export async function renewStored(db: Db, sending: Sending): Promise<string[]> {
  const renewed = await db
    .update(invitations)
    .set({ ...sending, tokenHash: null })
    .where(and(eq(invitations.undelivered, 'stored'), isNull(invitations.declinedAt)))
    .returning({ id: invitations.id })
  return renewed.map(({ id }) => id)
}

/** Withdraws an invitation; false if there is none, or it was declined. */
export async function removeInvitation(db: Db, id: string): Promise<boolean> {
  const removed = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.declinedAt)))
    .returning({ id: invitations.id })
  return removed.length === 1
}

/** Removes the invitation of an address that has an account now. */
export async function removeInvitationOf(db: Db, email: string): Promise<void> {
  await db.delete(invitations).where(sql`lower(${invitations.email}) = lower(${email})`)
}

interface LinkQuery {
  hash: Buffer
  now: Date
}
const isLive = ({ hash, now }: LinkQuery) =>
  and(eq(invitations.tokenHash, hash), gt(invitations.expiresAt, now), isNull(invitations.declinedAt))

/** Whom a valid link is for, and whether the address has an account; null for any other link. */
export async function findByToken(db: Db, link: LinkQuery) {
  const [row] = await db
    .select({
      email: invitations.email,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      hasAccount: sql<boolean>`${users.id} is not null`,
    })
    .from(invitations)
    .leftJoin(users, sql`lower(${users.email}) = lower(${invitations.email})`)
    .where(isLive(link))
  return row ?? null
}

/** Uses up a valid link that was sent to this address. Of several simultaneous uses, one returns true. */
export async function takeByToken(db: Db, link: LinkQuery & { email: string }): Promise<boolean> {
  const taken = await db
    .delete(invitations)
    .where(and(isLive(link), sql`lower(${invitations.email}) = lower(${link.email})`))
    .returning({ id: invitations.id })
  return taken.length === 1
}

/**
 * Stores that the person does not want an account, and of the rest only the address, so that no list invites it again.
 * False if the link is not valid.
 */
export async function saveDeclined(db: Db, link: LinkQuery): Promise<boolean> {
  const saved = await db
    .update(invitations)
    .set({ declinedAt: link.now, tokenHash: null, firstName: '', lastName: '' })
    .where(isLive(link))
    .returning({ id: invitations.id })
  return saved.length === 1
}

/** What the email of one sending needs; null if it was sent again, declined, accepted or withdrawn, or has expired. */
export async function findSending(db: Db, { id, sentAt, now }: { id: string; sentAt: Date; now: Date }) {
  const [row] = await db
    .select({
      email: invitations.email,
      firstName: invitations.firstName,
      hasAccount: sql<boolean>`${users.id} is not null`,
    })
    .from(invitations)
    .leftJoin(users, sql`lower(${users.email}) = lower(${invitations.email})`)
    .where(isSending({ id, sentAt }, now))
  return row && !row.hasAccount ? row : null
}

const isSending = ({ id, sentAt }: { id: string; sentAt: Date }, now: Date) =>
  and(
    eq(invitations.id, id),
    eq(invitations.sentAt, sentAt),
    gt(invitations.expiresAt, now),
    isNull(invitations.declinedAt),
  )

/** Stores the token of an email that is sent; false if that sending is over. */
export async function saveSendingToken(
  db: Db,
  { tokenHash, now, ...sending }: { id: string; sentAt: Date; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const saved = await db
    .update(invitations)
    .set({ tokenHash })
    .where(isSending(sending, now))
    .returning({ id: invitations.id })
  return saved.length === 1
}

/** Days that an expired invitation stays in the list, so that it can be sent again. */
const expiredDays = 7

/** Removes invitations that expired a week ago or earlier. Declined ones stay: we don't invite those people again. */
export async function removeOldAccountInvitations(db: Db, now: Date): Promise<void> {
  await db
    .delete(invitations)
    .where(
      and(
        lt(invitations.expiresAt, new Date(now.getTime() - expiredDays * 86_400_000)),
        isNull(invitations.declinedAt),
      ),
    )
}
